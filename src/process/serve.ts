/**
 * Does the jobs that its parent sends; it sends the next one when it has the answer. The process ends when its parent does, however that ends, and
 * leaves signals meant for the whole process group to its parent.
 * @example serve((job: Job): Answer => answerOf(job))
 */
export function serve<Job, Answer>(work: (job: Job) => Answer | Promise<Answer>): void {
  process.on('message', async (job: Job) => process.send?.(await work(job)));
  process.on('disconnect', () => process.exit(0));
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
}
