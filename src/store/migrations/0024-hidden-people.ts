import type { Kysely, Migration } from 'kysely';

/** Who does not want to appear where people are compared. */
export const hiddenPeople: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('hidden_people')
      .addColumn('user_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('since', 'integer', (column) => column.notNull())
      .execute();
  },
};
