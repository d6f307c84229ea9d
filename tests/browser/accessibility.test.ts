import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser, startBrowser, type TestBrowser, type Window } from './browser.js';
import { openPanel, openStage, type Stage } from './stage.js';

const { source } = createRequire(import.meta.url)('axe-core') as typeof axe;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong in a frame, one line each. */
async function findings(frame: Frame): Promise<string[]> {
  await frame.evaluate(source);
  const run = `axe.run(document, { runOnly: ${JSON.stringify(rules)}, iframes: false, resultTypes: ['violations'] })`;
  const { violations } = (await frame.evaluate(run)) as axe.AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`));
}

async function findingsOf({ page, screens }: Window): Promise<string[]> {
  const all = await Promise.all([page.mainFrame(), ...(await screens())].map(findings));
  return all.flat();
}

/** Goes through the page by Tab and tells what gets the focus, and what gets it without showing it. */
async function tabThrough(frame: Frame, presses: number): Promise<{ reached: string[]; unseen: string[] }> {
  const reached: string[] = [];
  const unseen: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await frame.page().keyboard.press('Tab');
    const focused = frame.locator(':focus');
    if ((await focused.count()) === 0) break;
    const { name, shown } = await focused.evaluate((element) => {
      const view = element.ownerDocument.defaultView;
      const marked = (one: typeof element): boolean => {
        const style = view.getComputedStyle(one);
        return (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none';
      };
      // A line without a frame of its own shows the focus on the box around it.
      const box = element.closest('#composer');
      return { name: element.id || element.textContent.trim(), shown: marked(element) || (box && marked(box)) };
    });
    reached.push(name);
    if (!shown) unseen.push(name);
  }
  return { reached, unseen };
}

inBrowser('accessibility', () => {
  let stage: Stage;
  let browser: TestBrowser;

  beforeAll(async () => {
    stage = await openStage(['quay', 'tavern']);
    browser = await startBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  const looks = [
    { width: 1280, height: 800, dark: false },
    { width: 1280, height: 800, dark: true },
    { width: 390, height: 844, dark: false },
    { width: 390, height: 844, dark: true },
  ];

  it('axe would find a button without a name and a text without contrast', async () => {
    const window = await browser.open(stage.page.url, looks[0]!);
    const [screen] = (await window.screens()) as [Frame];
    await screen.locator('#send').evaluate((button) => {
      button.textContent = '';
    });
    await screen.locator('#channel-title').evaluate((title) => {
      title.style.color = '#ccd3d6';
    });
    const ids = (await findings(screen)).map((line) => line.split(':')[0]);
    expect(ids.sort()).toEqual(['button-name', 'color-contrast']);
  });

  it('axe finds nothing wrong with an empty channel', async () => {
    for (const look of looks) {
      const window = await browser.open(`${stage.page.url}#Anna/tavern`, look);
      expect(await findingsOf(window)).toEqual([]);
    }
  }, 60_000);

  it('axe finds nothing wrong with a match: post, panel, menus, suggestions, requests', async () => {
    const { anna, bo, town } = stage;
    await anna.slash('quay', '/match create', { game: 'santa-maria' }).reply;
    const lobby = anna.sees('quay').at(-1)!;
    await bo.press(lobby, 'Join').reply;
    await anna.press(lobby, 'Start').reply;
    const post = await town.twin.until(() => anna.sees('quay').find((seen) => seen.find('Play')));
    const first = post.data.mentions[0]!.id === anna.id ? 'Anna' : 'Bo';
    // Each width and each set of colours once.
    for (const look of [looks[0]!, looks[3]!]) {
      const window = await browser.open(`${stage.page.url}#${first}/quay`, look);
      const [screen] = (await window.screens()) as [Frame];
      await screen.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await openPanel(screen);
      expect(await findingsOf(window)).toEqual([]);

      await screen.locator('article.ephemeral').last().locator('.picker').last().click();
      await screen.locator('.picker-list').waitFor();
      expect(await findings(screen)).toEqual([]);
      await window.page.keyboard.press('Escape');

      await screen.locator('#slash').click();
      await screen.getByRole('option').first().waitFor();
      expect(await findings(screen)).toEqual([]);

      if (look.width < 500) await window.page.getByRole('button', { name: 'Tools' }).click();
      await window.page.locator('#requests-toggle').click();
      await window.page.locator('.line').first().click();
      await window.page.locator('#detail h3').waitFor();
      expect(await findings(window.page.mainFrame())).toEqual([]);
      expect(window.complaints).toEqual([]);
    }
  }, 120_000);

  it('the keyboard reaches everything in reading order, and shows where it is', async () => {
    const window = await browser.open(`${stage.page.url}#Anna/tavern`, { width: 1280, height: 800 });
    const [screen] = (await window.screens()) as [Frame];
    await screen.locator('#channel-title').click();
    const { reached, unseen } = await tabThrough(screen, 8);
    expect(unseen).toEqual([]);
    expect(reached.map((name) => name.replace(/^.*(Anna|Bo).*$/s, '$1'))).toEqual([
      'Anna',
      'Bo',
      'Show what the bot can do',
      'slash',
      'line',
      'send',
    ]);
    await window.page.locator('h1').click();
    const desk = await tabThrough(window.page.mainFrame(), 5);
    expect(desk).toEqual({
      reached: ['deny-attach-files', 'slow-network', 'restart', 'requests-toggle', 'second-toggle'],
      unseen: [],
    });
  });

  it('a picture opens by keyboard, is described, and gives the focus back', async () => {
    const window = await browser.open(`${stage.page.url}#Anna/quay`, { width: 390, height: 844 });
    const [screen] = (await window.screens()) as [Frame];
    const picture = screen.locator('.picture').first();
    await picture.focus();
    const described = await picture.locator('img').getAttribute('alt');
    expect(described!.length).toBeGreaterThan(20);
    await window.page.keyboard.press('Enter');
    const large = screen.getByRole('dialog');
    await large.waitFor();
    expect(await large.getByRole('img').getAttribute('alt')).toBe(described);
    expect(await findings(screen)).toEqual([]);
    await window.page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    expect(await picture.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  });
});
