import { serve } from '../src/process/serve.js';
import { onMissingText } from '../src/text/catalogue.js';
import { drawPicture } from './index.js';
import type { Answer, Job } from './messages.js';

/** What the child process that draws does with a job. */
function answer({ id, request }: Job): Answer {
  const rss = () => process.memoryUsage.rss();
  try {
    const png = drawPicture(request);
    return { id, png, rss: rss() };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error), rss: rss() };
  }
}

// Nobody here has a log; what the child writes goes where its parent's does.
onMissingText((id, locale) => process.stderr.write(`a text of a picture is missing: ${id} (${locale})\n`));
serve(answer);
