import { serve } from '../../src/process/serve.js';
import { inspectDatabase } from '../../src/store/inspect.js';

/** Reads all of a database; a process of its own, which a damaged file or a broken native part may take down. */
serve(({ file }: { file: string }) => inspectDatabase(file));
