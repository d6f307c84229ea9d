/** What the child process that copies is asked. */
export interface CopyJob {
  /** The database. */
  file: string;
  /** Where its copy is to stand. */
  copy: string;
}
