import { SlashCommandAssertions } from '@discordjs/builders';
import type { Command } from '../src/discord/command.js';
import type { AnyGame } from '../src/engine/index.js';
import { comment } from './comment.js';
import { diagnose } from './diagnose.js';
import { gameCommand } from './game.js';
import { hand } from './hand.js';
import { helpCommand } from './help.js';
import { host } from './host.js';
import { leaderboardCommand } from './leaderboard.js';
import { learnCommand } from './learn.js';
import { lookingCommand } from './looking.js';
import { matchCommand } from './match.js';
import { me } from './me.js';
import { move } from './move.js';
import { note } from './note.js';
import { privacy } from './privacy.js';
import { profile } from './profile.js';
import { recordsCommand } from './records.js';
import { remind } from './remind.js';
import { replay } from './replay.js';
import { result } from './result.js';
import { rulesCommand } from './rules.js';
import { season } from './season.js';
import { server } from './server.js';
import { tablesCommand } from './tables.js';
import { templates } from './templates.js';
import { tournamentCommand } from './tournament.js';
import { turns } from './turns.js';

/**
 * Every slash command of the bot; each game brings one, generated from its action grammar.
 * @throws where a command's name is none that Discord takes, or another command has it
 * @example commandsFor(games)
 */
export function commandsFor(games: Record<string, AnyGame>): Command[] {
  const commands = [
    matchCommand(games),
    host,
    hand,
    move,
    note,
    comment,
    replay,
    turns,
    remind,
    me,
    rulesCommand(games),
    helpCommand(games),
    learnCommand(games),
    leaderboardCommand(games),
    season,
    profile,
    recordsCommand(games),
    tablesCommand(games),
    lookingCommand(games),
    templates,
    tournamentCommand(games),
    privacy,
    diagnose,
    result,
    server,
    ...Object.values(games).map(gameCommand),
  ];
  checkNames(commands.map(({ data }) => data.name));
  return commands;
}

function checkNames(names: string[]): void {
  for (const name of names) SlashCommandAssertions.validateName(name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two commands are called /${twice}`);
}
