import { CamelCasePlugin, type PluginTransformQueryArgs, type RootOperationNode } from 'kysely';

/** Names of columns in camel case, as this code has them, for rows that come in snake case. */
export class ColumnNames extends CamelCasePlugin {
  /** The dialects' compilers write each name as the database has it: that spares a copy of the whole query. */
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  inDatabase(name: string): string {
    return this.snakeCase(name);
  }
}

const columnNames = new ColumnNames();

/** A name as it stands in the database. @example inDatabase('matchId') // 'match_id' */
export function inDatabase(name: string): string {
  return columnNames.inDatabase(name);
}
