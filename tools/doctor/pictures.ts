import { type Check, type Finding, failure, firstLine, ok, warning } from './finding.js';

/** From so many milliseconds on people notice. */
const slowMs = 1_500;
const patienceMs = 60_000;

/** Are all sentences and all that is in the boxes there, in both languages? */
export const data: Check = async () => {
  const problem = async (load: () => Promise<void>): Promise<string[]> =>
    load().then(
      () => [],
      (error) => [firstLine(error)],
    );
  const problems = [
    ...(await problem(async () => (await import('../../src/text/catalogue.js')).checkCatalogues())),
    ...(await problem(async () => void (await import('../../src/games/index.js')))),
  ];
  if (problems.length === 0) return [ok('data', 'All texts and all that is in the boxes can be read.')];
  return problems.map((text) => failure('data', text, 'Put the file right, or take it from the release again.'));
};

/** Is every bundled font drawn with? */
export const fonts: Check = async ({ broken }) => {
  if (broken.has('canvas')) return [warning('fonts', 'Fonts were not tried.', 'Mend canvas first.')];
  const { Child } = await import('../../src/process/child.js');
  const { inProject } = await import('../../src/project.js');
  const child = new Child<object, string[]>(inProject('tools/doctor/fonts-child.ts'));
  try {
    const wrong = await child.ask({}, patienceMs);
    if (wrong.length === 0) return [ok('fonts', 'Every bundled font draws, Cyrillic included.')];
    return [failure('fonts', `Fonts do not draw: ${wrong.join('; ')}.`, 'Run: npm run setup.')];
  } finally {
    await child.end();
  }
};

/** How long does a board take? One a game, as the bot draws them. */
export const pictures: Check = async ({ broken }) => {
  if (broken.has('canvas')) return [warning('pictures', 'No picture was drawn.', 'Mend canvas first.')];
  const { requests } = await import('./boards.js');
  const { createPainter } = await import('../../render/painter.js');
  const painter = createPainter({ children: 1, patience: patienceMs });
  const findings: Finding[] = [];
  try {
    const boards = requests();
    // The first one waits for its process.
    await painter.paint(boards[0]!).catch(() => undefined);
    for (const board of boards) {
      const began = performance.now();
      const error = await painter.paint(board).then(() => undefined, firstLine);
      const ms = Math.round(performance.now() - began);
      if (error !== undefined)
        findings.push(
          failure('pictures', `The board of ${board.game} cannot be drawn: ${error}.`, 'Run: npm run setup.'),
        );
      else if (ms > slowMs)
        findings.push(
          warning(
            'pictures',
            `The board of ${board.game} took ${ms} ms.`,
            `Up to ${slowMs} ms are usual: is something else busy here?`,
          ),
        );
      else findings.push(ok('pictures', `The board of ${board.game} took ${ms} ms.`));
    }
  } finally {
    await painter.close();
  }
  return findings;
};
