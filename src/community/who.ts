import { type Db, isHidden } from '../store/index.js';

/** May somebody be told how a person plays? Of whoever does not want to appear only they themselves.
 * @example if (!(await mayRead(db, person, reader))) return undefined */
export async function mayRead(db: Db, person: string, reader: string | undefined): Promise<boolean> {
  return person === reader || !(await isHidden(db, person));
}
