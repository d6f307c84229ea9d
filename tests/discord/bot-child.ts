import pino from 'pino';
import { commandsFor } from '../../commands/index.js';
import { createCommunity } from '../../src/community/index.js';
import { startBot } from '../../src/discord/bot.js';
import { games } from '../../src/games/index.js';
import { createMatchService } from '../../src/match/index.js';
import { openDatabase } from '../../src/store/index.js';
import { blankPainter } from './town.js';

/** A bot in a process of its own, to be killed: `node bot-child.js API TOKEN DATABASE-FILE`. Says `ready` once it answers. */
const [api = '', token = '', file = ''] = process.argv.slice(2);
const opened = await openDatabase(file);
if (!opened.ok) throw new Error(opened.refusal.id);
const matches = createMatchService({ database: opened.value, games });
const commands = commandsFor(games);
const community = createCommunity({ database: opened.value });
const log = pino({ level: 'silent' });
await startBot({ token, api, matches, community, painter: blankPainter, commands, log });
process.stdout.write('ready\n');
