/** Long work lets others in after so many milliseconds: a press must be acknowledged however much is being replayed. */
const sliceMs = 25;

/** When the present turn of the event loop was first seen here; undefined: the loop has turned since. */
let began: number | undefined;
/** Those who wait, each for a turn of its own: together they would hold the loop as long as one without pauses. */
let line = Promise.resolve();

/**
 * To be awaited between the steps of long work, however often. Goes on at once while this turn of the event loop is
 * young, and else with a later one.
 * @example for (const match of matches) { check(match); await breathe(); }
 */
export async function breathe(): Promise<void> {
  if (began === undefined) return begin();
  if (performance.now() - began < sliceMs) return;
  line = line.then(() => new Promise((turned) => void setImmediate(turned)));
  await line;
  begin();
}

function begin(): void {
  began = performance.now();
  setImmediate(() => {
    began = undefined;
  });
}
