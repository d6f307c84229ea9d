import type { Result } from '../engine/index.js';
import { serve } from '../process/serve.js';
import { backupDatabase } from '../store/backup.js';
import type { CopyJob } from './messages.js';

/** The child process that copies a database and checks the copy, which holds a process for long where the file is large. */
serve(({ file, copy }: CopyJob): Promise<Result<{ matches: number }>> => {
  return backupDatabase(file, copy, { overwrite: false });
});
