import { afterEach, describe, expect, it } from 'vitest';
import { parsePress } from '../../src/discord/client/custom-id.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must, playRandomly } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { boardPosts, confirmOf, openTown, startMatch, type Town, upToConfirm } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

/** What people read, in the two languages. */
const texts = {
  'en-US': {
    plan: 'Plan my next turn',
    ready: '### Your next turn is planned',
    planned: '(planned ahead)',
    undo: 'Ask to take my turn back',
    asks: 'asks to take back their last turn',
    agree: 'Agree',
    back: 'takes back their last turn',
    redo: 'Put the turn back',
    pressRedo: 'Ask to put the turn back',
    again: 'puts back what was taken back',
  },
  ru: {
    plan: 'Спланировать ход',
    ready: '### Ваш следующий ход спланирован',
    planned: '(запланировано заранее)',
    undo: 'Попросить отменить мой ход',
    asks: 'просит отменить свой последний ход',
    agree: 'Согласие',
    back: 'отменяет свой последний ход',
    redo: 'Вернуть ход',
    pressRedo: 'Попросить вернуть ход',
    again: 'возвращает отменённое',
  },
};

type Read = keyof typeof texts;

/** Two people at a moment when one is at the beginning of a turn, and the other can plan one. */
async function scene(game: string, read: Read) {
  town = await openTown({ locale: read, randomBytes: fixedBytes(`plans ${game}`), lookAgainMs: 100 });
  const people = [town.person('Ann', read), town.person('Bo', read)];
  await startMatch(town, 'quay', people, game);
  const { id } = (await town.matches.inChannel(town.twin.world.channel('quay').id))!;
  for (let step = 0; step < 200; step += 1) {
    for (const mover of people) {
      const planner = people.find((one) => one !== mover)!;
      const open = await town.matches.glance(id, mover.id);
      const begins = open.ok && open.value.pending !== undefined && open.value.draft.length === 0;
      if (!begins || !(await town.matches.glance(id, planner.id, 'plan')).ok) continue;
      await town.bot.poster.settle();
      return { id, mover, planner, post: boardPosts(mover, 'quay').at(-1)! };
    }
    await playRandomly(town.matches, id, 1);
  }
  throw new Error('no turn could be planned');
}

/** Presses what has not been pressed yet, until the plan is whole. */
async function planTurn(person: Persona, opened: SeenMessage, ready: string): Promise<SeenMessage> {
  let panel = opened;
  const tried = new Set<string>();
  for (let presses = 0; !panel.text.includes(ready); presses += 1) {
    if (presses > 40) throw new Error(`no end of ${panel.text}`);
    const does = (customId: string, what: string[]): boolean => {
      const press = parsePress(customId);
      return press?.on === 'plan' && press.value !== 'free' && what.includes(press.do);
    };
    const end = panel.buttons.find(({ customId = '' }) => does(customId, ['confirm']));
    const menu = panel.selects.find(
      ({ customId }) => does(customId, ['begin', 'move', 'pick', 'act']) && !tried.has(customId),
    );
    const button = panel.buttons.findLast(
      ({ customId = '', disabled }) =>
        !disabled && does(customId, ['act', 'move', 'pick', 'take', 'carry', 'stop']) && !tried.has(customId),
    );
    const next = end && tried.size > 0 ? end.customId! : (menu?.customId ?? button?.customId ?? end?.customId);
    if (next === undefined) throw new Error(`nothing to press on: ${panel.text}`);
    tried.add(next);
    const isMenu = menu?.customId === next;
    // The last of what is offered, since who moves before takes the first.
    panel = await (isMenu ? person.select(panel, next, [menu.options.at(-1)!.value]) : person.press(panel, next)).reply;
  }
  return panel;
}

describe.each(['santa-maria', 'nusfjord', 'islebound'])('%s', (game) => {
  it.each(['en-US', 'ru'] as const)(
    'a turn is planned, played, taken back and put back through the client, in %s',
    async (read) => {
      const say = texts[read];
      const { id, mover, planner, post } = await scene(game, read);
      const waiting = await planner.press(post, post.buttons[0]!.customId!).reply;
      await planTurn(planner, await planner.press(waiting, say.plan).reply, say.ready);
      expect(await town.matches.planned(id, planner.id)).toEqual({ ok: true, value: 'ready' });
      const before = boardPosts(mover, 'quay').length;
      const whole = await upToConfirm(mover, post);
      await mover.press(whole, confirmOf(whole)!).reply;
      const told = await town.twin.until(() => boardPosts(mover, 'quay')[before]);
      expect(told.content).toContain(say.planned);
      const log = must(await town.matches.log(id, undefined));
      expect(log.at(-1)!.by).toBe('plan');

      const offer = await planner.slash('quay', '/match undo').reply;
      await planner.press(offer, say.undo).reply;
      const asked = await town.twin.until(() =>
        mover.sees('quay').find(({ ephemeral, content }) => !ephemeral && content.includes(say.asks)),
      );
      mover.press(asked, say.agree);
      const back = await town.twin.until(() => boardPosts(mover, 'quay')[before + 1]);
      expect(back.content).toContain(say.back);
      const at = must(await town.matches.table(id));
      expect(at.game.pending(at.position.state).map(({ seat }) => at.match.seats[seat]!.person.id)).toEqual([
        planner.id,
      ]);
      const redo = await planner.press(back, say.redo).reply;
      await planner.press(redo, say.pressRedo).reply;
      const askedAgain = await town.twin.until(() =>
        mover
          .sees('quay')
          .findLast(({ ephemeral, buttons }) => !ephemeral && buttons.some(({ label }) => label === say.agree)),
      );
      mover.press(askedAgain, say.agree);
      const again = await town.twin.until(() => boardPosts(mover, 'quay')[before + 2]);
      expect(again.content).toContain(say.again);
    },
  );
});
