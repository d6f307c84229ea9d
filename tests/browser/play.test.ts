import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardPosts, pinged } from '../discord/town.js';
import { inBrowser, startBrowser, type TestBrowser, type Window } from './browser.js';
import { clickTurn, openStage, type Stage } from './stage.js';

const turns = 4;

inBrowser('Santa Maria, by clicking', () => {
  let stage: Stage;
  let browser: TestBrowser;

  beforeAll(async () => {
    stage = await openStage(['wide', 'narrow']);
    browser = await startBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  const messages = (screen: Frame) => screen.locator('#message-list');

  /** Opens a match as somebody does who has never seen the bot. */
  async function createMatch(screen: Frame): Promise<void> {
    await screen.getByRole('button', { name: 'Show what the bot can do' }).click();
    await screen.getByRole('option', { name: '/match create' }).click();
    await screen.getByRole('button', { name: 'Send', exact: true }).click();
    await messages(screen).getByText('Anna used /match create').waitFor();
    await screen.getByRole('button', { name: 'Santa Maria', exact: true }).click();
    await screen.getByRole('button', { name: 'Start', exact: true }).waitFor();
  }

  /** Who is pinged by the newest post, once there are so many. */
  async function toMove(channel: string, posts: number): Promise<string> {
    const all = await stage.town.twin.until(() => {
      const found = boardPosts(stage.anna, channel);
      return found.length >= posts ? found : undefined;
    });
    return pinged(all.at(-1)!, [stage.anna, stage.bo]).join();
  }

  /** Pictures that the newest post shows, as the browser has loaded them. */
  const widthOfPicture = (screen: Frame) =>
    screen
      .locator('article:not(.ephemeral) .picture img')
      .last()
      .evaluate(async (image: { decode(): Promise<void>; naturalWidth: number; clientWidth: number; alt: string }) => {
        await image.decode();
        return { inPixels: image.naturalWidth, onScreen: image.clientWidth, alt: image.alt.length > 20 };
      });

  const sideways = ({ page, screens }: Window) =>
    screens().then((frames) =>
      Promise.all(
        [page.mainFrame(), ...frames].map((frame) =>
          frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth),
        ),
      ),
    );

  function expectNoComplaints({ complaints }: Window): void {
    expect(complaints).toEqual([]);
    expect(stage.town.complaints).toEqual([]);
    expect(stage.town.twin.refusedBySchema).toBe(0);
  }

  it('two people side by side on a desktop', async () => {
    const window = await browser.open(`${stage.page.url}#Anna/wide&Bo/wide`, { width: 1280, height: 800 });
    const [left, right] = (await window.screens()) as [Frame, Frame];
    await createMatch(left);
    await right.getByRole('button', { name: 'Join', exact: true }).click();
    await messages(left).getByText('Players (2, up to 4): Anna, Bo').waitFor();
    await left.getByRole('button', { name: 'Start', exact: true }).click();

    for (let turn = 1; turn <= turns; turn += 1) {
      const screen = (await toMove('wide', turn)) === 'Anna' ? left : right;
      await clickTurn(screen);
    }
    const next = await toMove('wide', turns + 1);
    for (const screen of [left, right]) {
      await screen
        .locator('article:not(.ephemeral)', { hasText: `@${next}, your turn` })
        .last()
        .waitFor();
      const width = await widthOfPicture(screen);
      expect(width.alt).toBe(true);
      expect(width.inPixels).toBeGreaterThan(width.onScreen);
      expect(width.onScreen).toBeGreaterThan(400);
    }
    expect(await sideways(window)).toEqual([0, 0, 0]);
    expect(await right.locator('article.ephemeral', { hasText: 'Your match is open' }).count()).toBe(0);
    expect(await left.locator('article.calls-me').count()).toBeGreaterThan(0);
    expectNoComplaints(window);
  }, 120_000);

  it('one at a time on a phone', async () => {
    const window = await browser.open(`${stage.page.url}#Anna/narrow`, { width: 390, height: 844 });
    const screens = await window.screens();
    expect(screens).toHaveLength(1);
    const screen = screens[0]!;
    const become = (name: string) => screen.locator('.persona', { hasText: name }).click();
    await createMatch(screen);
    await become('Bo');
    await screen.getByRole('button', { name: 'Join', exact: true }).click();
    await messages(screen).getByText('Players (2, up to 4): Anna, Bo').waitFor();
    await become('Anna');
    await screen.getByRole('button', { name: 'Start', exact: true }).click();

    for (let turn = 1; turn <= turns; turn += 1) {
      const name = await toMove('narrow', turn);
      await become(name);
      await screen
        .locator('article.calls-me', { hasText: `@${name}, your turn` })
        .last()
        .waitFor();
      await clickTurn(screen);
    }
    await toMove('narrow', turns + 1);
    expect(await sideways(window)).toEqual([0, 0]);
    expectNoComplaints(window);
  }, 120_000);
});
