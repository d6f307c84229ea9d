import { ActionRowBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { lates, type Pace, printLimit, limits as timeLimits } from '../../days/pace.js';
import type { MatchInfo } from '../../match/api.js';
import { printTrust, trustNames } from '../../match/tables/trust.js';
import type { Words } from '../../text/words.js';
import { type PacePart, type Press, printPress } from '../client/custom-id.js';
import { capital } from '../words/capital.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { limitChoices } from '../words/pace.js';

interface Choice {
  value: string;
  label: string;
}

/** What time is shown of: a match, or what begins many. */
interface PaceShown {
  pace: Pace;
  trust?: MatchInfo['trust'];
  may: boolean;
  menu(part: PacePart): Press;
}

/**
 * The time of a match that gathers: how much a turn has, and, where that is limited, what happens then and whether
 * weekends count; and whom it takes in. Only the host can open its menus.
 * @example paceMessage(match, words, true)
 */
export function paceMessage({ id, pace, trust }: MatchInfo, words: Words, may: boolean) {
  const menu = (part: PacePart): Press => ({ on: 'pace', match: id, part });
  const { lines, menus } = paceMenus({ pace, ...(trust && { trust }), may, menu }, words);
  return {
    content: cut([words.text('pace.choose'), ...lines].join('\n'), limits.content),
    components: menus.map((one) => new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(one)),
  };
}

/** The same of anything: its lines, and its menus. @example paceMenus(shown, words).menus */
export function paceMenus({ pace, trust, may, menu }: PaceShown, words: Words) {
  const named = (part: PacePart, value: string): Choice => ({ value, label: words.text(`pace.${part}-${value}`) });
  const choices: Record<PacePart, Choice[]> = {
    limit: limitChoices(timeLimits, words),
    late: lates.map((late) => named('late', late)),
    weekends: ['no', 'yes'].map((value) => named('weekends', value)),
    who: trustNames.map((value) => named('who', value)),
  };
  const chosen = {
    limit: printLimit(pace.limit),
    late: pace.late,
    weekends: pace.weekends ? 'yes' : 'no',
    who: printTrust(trust),
  };
  const parts: PacePart[] = pace.limit ? ['limit', 'late', 'weekends', 'who'] : ['limit', 'who'];
  const lines = parts.flatMap((part) => {
    const value = choices[part].find((choice) => choice.value === chosen[part]);
    return [`**${words.text(`pace.${part}`)}**: ${value?.label ?? ''}`, `-# ${words.text(`pace.${part}-about`)}`];
  });
  const menus = parts.map((part) =>
    new StringSelectMenuBuilder()
      .setCustomId(printPress(menu(part)))
      .setDisabled(!may)
      .setPlaceholder(cut(words.text(`pace.${part}`), limits.placeholder))
      .addOptions(
        choices[part].map(({ value, label }) => ({
          value,
          label: cut(capital(label), limits.line),
          default: value === chosen[part],
        })),
      ),
  );
  return { lines, menus };
}
