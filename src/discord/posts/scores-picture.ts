import type { PictureRequest } from '../../../render/request.js';
import { type ScoresView, scoresKind } from '../../../render/scores.js';
import type { Scores } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { type App, wordsFor } from '../client/app.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { overLine, wonLine } from '../words/result.js';
import { byRank } from '../words/score-table.js';
import { type Drawn, drawRequest, namesOf } from './pictures.js';

/** The result of a match, or of its whole series where it has ended, as a picture in the match's language.
 * @example const drawn = await drawScores(app, scores) */
export function drawScores(app: App, scores: Scores): Promise<Drawn> {
  const { match } = scores;
  const words = wordsFor(app, match, match.locale, 'plain');
  const view = scoresView(scores, words);
  const request: PictureRequest<ScoresView> = {
    game: match.game,
    kind: scoresKind,
    view,
    locale: match.locale,
    // A column has no room for the numbers of long names.
    ...namesOf(match, match.locale, true),
  };
  const said = [overLine(scores, words), ...inWords(view, words)].join(' ');
  return drawRequest(app, request, cut(said, limits.alt), { match: { id: match.id, version: match.version } });
}

function scoresView(scores: Scores, words: Words): ScoresView {
  const { match, sheet, series } = scores;
  const shown = series?.total ?? sheet;
  const ranked = byRank(shown);
  return {
    title: words.text(`game.${match.game}`),
    won: wonLine(scores, words),
    labels: (ranked[0]?.lines ?? []).map(({ id }) => words.text(`${match.game}.score.${id}`)),
    total: words.text('post.total'),
    seats: ranked.map(({ seat, lines, total }) => ({ seat, amounts: lines.map(({ amount }) => amount), total })),
    winners: shown.winners,
  };
}

/** Every seat's points, a sentence a seat. */
function inWords({ seats, labels }: ScoresView, words: Words): string[] {
  return seats.map(({ seat, amounts, total }) => {
    const parts = labels.map((label, line) => `${label} ${amounts[line] ?? 0}`).join(', ');
    return words.text('post.scores-alt', { seat: { seat }, total, parts });
  });
}
