import { type Message, type MessageArg, message } from '../../engine/message.js';
import { type Needs, sortOf } from './data.js';

/** What is needed or paid, one thing after the other. @example needsArg({ planks: 1, artisan: 1 }) // planks and 1 artisan */
export function needsArg(needs: Needs): MessageArg {
  const list = Object.entries(needs).map(([id, count]): MessageArg => {
    if (sortOf(id) !== 'resource') return { amounts: { [id]: count } };
    return count === 1 ? { component: id } : message('anno-1800.label.times', { count, what: { component: id } });
  });
  return list.length > 0 ? { list } : message('anno-1800.label.nothing');
}

/** A price: what is needed, or that it costs nothing. @example costArg({}) // free */
export function costArg(needs: Needs): MessageArg {
  return Object.keys(needs).length > 0 ? needsArg(needs) : message('anno-1800.label.free');
}

/** The name of something in the box. @example named('brewery') */
export function named(component: string): Message {
  return message('anno-1800.label.component', { component: { component } });
}

/** Several things in the box. @example listOf(['zoo', 'museum']) */
export function listOf(components: readonly string[]): MessageArg {
  return { list: components.map((component) => ({ component })) };
}
