import { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import { trialOf } from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import type { App } from '../client/app.js';
import { printPress } from '../client/custom-id.js';

/**
 * Leads somebody who waits to the plan of their next turn; none where nothing can be planned and nothing is.
 * @example const guides = [...(await planButton(app, desk, words)), ...legend]
 */
export async function planButton({ matches }: App, desk: Desk, words: Words): Promise<ButtonBuilder[]> {
  const { match, seat, key, game, position } = desk;
  if (desk.pending || desk.plan || match.lesson || match.status !== 'playing') return [];
  const holder = match.seats[seat];
  const planned = holder?.by === 'person' ? await matches.planned(match.id, holder.person.id) : undefined;
  if (!planned?.ok) return [];
  const stands = planned.value;
  if (!stands && (game.pending(position.state).length === 0 || !trialOf(game, position, seat).ok)) return [];
  const label = stands === 'ready' ? 'plan.see' : stands ? 'plan.go-on' : 'plan.button';
  const button = new ButtonBuilder()
    .setCustomId(printPress({ on: 'plan', match: match.id, seat, key, do: 'look', value: '' }))
    .setLabel(words.text(label))
    .setStyle(ButtonStyle.Secondary);
  return [button];
}

/** Throws a plan away. @example closedPanel(sentence, [dropButton(match.id, words)]) */
export function dropButton(match: string, words: Words): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'plan', match, seat: 0, key: '', do: 'drop', value: '' }))
    .setLabel(words.text('plan.drop'))
    .setStyle(ButtonStyle.Secondary);
}

/**
 * Why the turn that was planned for now was not played; and of a plan that is looked at, what has changed in it.
 * @example const notes = planNotes(desk, words)
 */
export function planNotes({ game, missed, plan, draft }: Desk, words: Words): string[] {
  const name = (action: string) => ({ id: `${game.id}.action.${action}` });
  const changed = (plan?.changed ?? []).map(({ action, why }) =>
    words.text('plan.changed-step', { action: name(action), why }),
  );
  if (!missed) return changed;
  const { action, why } = missed;
  const text =
    action === undefined
      ? words.text('plan.missed', { why })
      : words.text('plan.missed-step', { action: name(action), why });
  return [draft.length > 0 ? `${text} ${words.text('plan.kept')}` : text, ...changed];
}
