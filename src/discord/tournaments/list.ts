import { ActionRowBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import type { StringSelectMenuInteraction } from 'discord.js';
import { message } from '../../engine/index.js';
import type { TournamentInfo } from '../../match/tournaments/api.js';
import { createWords, type Words } from '../../text/words.js';
import { type Answerable, type Asker, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import { cut } from '../words/cut.js';
import { limits, messageRoom } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { plainName } from '../words/names.js';
import { wholeLines } from '../words/whole-lines.js';
import { announcement } from './announcement.js';
import { tournamentTitle } from './words.js';

type Listed = Pick<TournamentInfo, 'id' | 'name' | 'game' | 'status'>;

/** The tournaments of a server, for the reader alone. The interaction must have been deferred. */
export async function showTournaments(interaction: Answerable, app: App): Promise<void> {
  const words = createWords({ locale: localeOf(interaction.locale) });
  const all = await app.matches.tournamentsIn(interaction.guildId);
  await show(interaction, app, listMessage(all, words));
}

/** @example listMessage(await app.matches.tournamentsIn(guildId), words) */
export function listMessage(all: Listed[], words: Words) {
  if (all.length === 0) return { content: words.text('tournament.list-none'), components: [] };
  const line = (one: Listed): string => {
    return `- ${tournamentTitle(one, words)}: ${words.text(`tournament.is-${one.status}`)}`;
  };
  const menu = new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'tournament', cup: 0, do: 'pick', value: '' }))
    .setPlaceholder(words.text('tournament.choose-pick'))
    .addOptions(
      all.slice(0, limits.menuLines).map((one) => ({
        value: String(one.id),
        label: cut(tournamentTitle(one, words, plainName), limits.line),
      })),
    );
  const lines = [words.text('tournament.list'), ...all.map(line)];
  return {
    content: wholeLines(lines, messageRoom, (n) => words.text('turns.more', { n })),
    components: [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)],
  };
}

/** The one that was picked, as its announcement shows it. */
export async function showListed(interaction: Asker, app: App): Promise<void> {
  const [picked = ''] = 'values' in interaction ? (interaction as StringSelectMenuInteraction<'cached'>).values : [];
  const info = await app.matches.tournament(Number(picked) || 0);
  if (!info || info.guildId !== interaction.guildId || info.status === 'draft') {
    return say(interaction, app, message('tournament.gone'));
  }
  const words = createWords({ locale: localeOf(interaction.locale) });
  await show(interaction, app, announcement(app.matches, info, words));
}
