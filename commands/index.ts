import type { Command } from '../src/discord/command.js';
import type { AnyGame } from '../src/engine/index.js';
import { diagnose } from './diagnose.js';
import { gameCommand } from './game.js';
import { hand } from './hand.js';
import { matchCommand } from './match.js';
import { move } from './move.js';
import { rulesCommand } from './rules.js';
import { turns } from './turns.js';

/** Every slash command of the bot; each game brings one, generated from its action grammar.
 * @example commandsFor(games) */
export function commandsFor(games: Record<string, AnyGame>): Command[] {
  return [
    matchCommand(games),
    hand,
    move,
    turns,
    rulesCommand(games),
    diagnose,
    ...Object.values(games).map(gameCommand),
  ];
}
