import { type CurveView, curveKind, ofNoGame } from '../../../render/community.js';
import type { PictureRequest } from '../../../render/request.js';
import type { Curve } from '../../community/index.js';
import type { Words } from '../../text/words.js';
import type { App } from '../client/app.js';
import { type Drawn, drawRequest } from '../posts/pictures.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { plainName } from '../words/names.js';
import { gameCalled } from '../words/past-match.js';
import { personCalled } from '../words/people.js';

/** Of which game a curve is, in words. @example curveScope(undefined, words) // 'all games' */
export function curveScope(game: string | undefined, words: Words): string {
  return game === undefined ? words.text('profile.all-games') : gameCalled(game, words);
}

/** A curve as a picture, for a person who waits for it, or a channel.
 * @example const drawn = await drawCurve(app, curve, 'nusfjord', words, interaction.user.id) */
export function drawCurve(
  app: App,
  curve: Curve,
  game: string | undefined,
  words: Words,
  person?: string,
): Promise<Drawn> {
  const request = curveRequest(curve, game, words);
  return drawRequest(
    app,
    request,
    cut(curveAlt(curve, game, words), limits.alt),
    person === undefined ? {} : { person },
  );
}

function curveRequest(
  { name, points, results }: Curve,
  game: string | undefined,
  words: Words,
): PictureRequest<CurveView> {
  const view: CurveView = {
    name: name === undefined ? '' : plainName(name),
    nameless: words.text('person.nameless'),
    now: String(points.at(-1)?.strength ?? ''),
    scope: curveScope(game, words),
    count: words.text('profile.matches', { n: results }),
    points,
  };
  return { game: ofNoGame, kind: curveKind, view, locale: words.locale, names: [] };
}

function curveAlt({ name, points, results }: Curve, game: string | undefined, words: Words): string {
  const strengths = points.map(({ strength }) => strength);
  return words.text('profile.curve-alt', {
    name: personCalled(name, words, plainName),
    n: results,
    scope: curveScope(game, words),
    first: strengths[0] ?? 0,
    last: strengths.at(-1) ?? 0,
    lowest: Math.min(...strengths),
    highest: Math.max(...strengths),
  });
}
