import type { AttachmentBuilder } from 'discord.js';
import type { App } from '../client/app.js';
import type { ProfileLook } from '../client/profile-look.js';
import { pictured } from '../posts/pictures.js';
import { markdownName } from '../words/names.js';
import type { Reading } from '../words/past-match.js';
import { personCalled } from '../words/people.js';
import { type CurrentReader, currentLines } from './current.js';
import { curveScope, drawCurve } from './curve.js';
import { historyText, versusText } from './matches.js';
import { overviewText } from './overview.js';

/** Who looks at a profile, and what they read. */
export interface ProfileReader extends CurrentReader, Reading {
  /** It is for everybody in a channel; `id` is then theirs alone who show their own. */
  forAll: boolean;
  /** Stands above all of it. */
  above: string[];
}

/** What is shown of a profile. */
export interface ProfileBody {
  content: string;
  files: AttachmentBuilder[];
  /** How many pages there are of it. */
  pages: number;
}

/**
 * What a look at a profile shows; undefined: nothing is known of the person, or nothing to this reader.
 * @example const body = await profileBody(app, look, reader)
 */
export async function profileBody(
  app: App,
  look: ProfileLook,
  reader: ProfileReader,
): Promise<ProfileBody | undefined> {
  const { community } = app;
  const { person, view, page, game } = look;
  const { id, guildId, words } = reader;
  if (person !== id && (await community.isHidden(person))) return undefined;
  const profile = await community.profile(person, guildId, id);
  const current = view === 'all' || !profile ? await currentLines(app, person, reader, words) : [];
  if (!profile && current.length === 0) return undefined;
  const heading = [...reader.above, await headingOf(app, look, reader, profile?.name)].join('\n');
  const plain = (content: string, pages = 1): ProfileBody => ({ content, files: [], pages });
  if (view === 'past') {
    const history = await community.history(person, page, id);
    if (!history) return plain(`${heading}\n${words.text('profile.no-history')}`);
    return plain(historyText(history, heading, reader), history.pages);
  }
  if (view === 'versus') {
    const versus = id === undefined ? undefined : await community.versus(person, id, page);
    if (!versus) return plain(`${heading}\n${words.text('profile.no-versus')}`);
    return plain(versusText(versus, heading, reader), versus.pages);
  }
  if (view === 'curve') {
    const curve = await community.curve(person, game, id);
    const title = `${heading}\n${words.text('profile.curve', { scope: curveScope(game, words) })}`;
    if (!curve) return plain(`${title}\n${words.text('profile.no-curve')}`);
    return {
      ...pictured(title, await drawCurve(app, curve, game, words, reader.forAll ? undefined : id), words),
      pages: 1,
    };
  }
  return plain(overviewText(profile ?? nobodyYet(person), { heading, current }, reader));
}

/** Of whom nothing is known but what they play now. */
function nobodyYet(person: string) {
  const reliability = { turns: 0, late: 0, matches: 0, left: 0 };
  return { person, name: undefined, games: [], opponents: [], reliability, recent: [] };
}

async function headingOf(
  app: App,
  { person }: ProfileLook,
  { id, forAll, guildId, words }: ProfileReader,
  known: string | undefined,
): Promise<string> {
  const here = app.client.guilds.cache.get(guildId)?.members.cache.get(person);
  const name = personCalled(here?.displayName ?? known, words, markdownName);
  if (forAll || person !== id) return words.text('profile.heading', { name });
  const hidden = (await app.community.isHidden(person)) ? [words.text('profile.hidden')] : [];
  return [words.text('profile.heading-own', { name }), ...hidden].join('\n');
}
