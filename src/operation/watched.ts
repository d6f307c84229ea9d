import { PaintError, type Painter } from '../../render/painter.js';
import type { Thinker } from '../computer/thinker.js';
import { type Database, storeRefusal } from '../store/index.js';
import type { Instruments } from './instruments.js';

/**
 * The same painter, its pictures counted.
 * @example const painter = watchedPainter(createPainter(), instruments)
 */
export function watchedPainter(painter: Painter, { pictures, pictureTime, picturesPending }: Instruments): Painter {
  return {
    async paint(request, origin) {
      picturesPending.inc();
      const asked = performance.now();
      try {
        const png = await painter.paint(request, origin);
        pictures.inc({ outcome: 'drawn' });
        pictureTime.observe(since(asked));
        return png;
      } catch (error) {
        pictures.inc({ outcome: error instanceof PaintError ? error.reason : 'failed' });
        throw error;
      } finally {
        picturesPending.dec();
      }
    },
    close: () => painter.close(),
    get pids() {
      return painter.pids;
    },
  };
}

/**
 * The same thinker, its turns counted.
 * @example const thinker = watchedThinker(createThinker(), instruments)
 */
export function watchedThinker(thinker: Thinker, { thoughts, thoughtTime, thoughtsPending }: Instruments): Thinker {
  return {
    async turn(request) {
      thoughtsPending.inc();
      try {
        const thought = await thinker.turn(request);
        thoughts.inc({ outcome: 'found' });
        thoughtTime.observe(thought.ms / 1_000);
        return thought;
      } catch (error) {
        thoughts.inc({ outcome: 'failed' });
        throw error;
      } finally {
        thoughtsPending.dec();
      }
    },
    close: () => thinker.close(),
  };
}

/**
 * The same database, its transactions counted and their waiting measured.
 * @example const database = watchedDatabase(opened, instruments)
 */
export function watchedDatabase(database: Database, { transactions, lockWait }: Instruments): Database {
  return {
    ...database,
    async transaction(work, options) {
      const asked = performance.now();
      try {
        const result = await database.transaction((tx) => {
          lockWait.observe(since(asked));
          return work(tx);
        }, options);
        transactions.inc({ outcome: 'stored' });
        return result;
      } catch (error) {
        transactions.inc({ outcome: storeTrouble(error) ?? 'failed' });
        throw error;
      }
    },
  };
}

/** What ails the database, as one word; undefined: the error is none of its own.
 * @example storeTrouble(error) // 'full' */
export function storeTrouble(error: unknown): string | undefined {
  const id = storeRefusal(error)?.id;
  // What is stored of one match is no matter of the whole.
  return id?.startsWith('store.') ? id.slice('store.'.length) : undefined;
}

function since(moment: number): number {
  return (performance.now() - moment) / 1_000;
}
