import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame } from 'playwright-core';
import { createPainter } from '../../render/painter.js';
import { parsePress } from '../../src/discord/client/custom-id.js';
import type { Persona } from '../../src/playground/api.js';
import { type Page, startPage } from '../../src/playground/page-server.js';
import { builtProgram } from '../built-program.js';
import { openTown, type Town } from '../discord/town.js';

/** The playground as `npm start` opens it: the bot with its painter, two people, the page. */
export interface Stage {
  town: Town;
  page: Page;
  anna: Persona;
  bo: Persona;
  close(): Promise<void>;
}

export async function openStage(channels: string[]): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'playground-'));
  const painter = createPainter({ worker: builtProgram('render/worker') });
  const file = join(folder, 'match.db');
  const town = await openTown({ channels, painter, file, randomBytes: drawn() });
  const anna = town.person('Anna');
  const bo = town.person('Bo', 'en-GB');
  const page = await startPage(town.twin, { restart: () => town.restart() });
  return {
    town,
    page,
    anna,
    bo,
    async close() {
      await page.close();
      await town.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Draws the same in every run, and something else each time within one. */
function drawn(): (size: number) => Buffer {
  let count = 0;
  return (size) => {
    count += 1;
    return createHash('sha512').update(String(count)).digest().subarray(0, size);
  };
}

/** What of the last private message a reader can tell apart; empty while it is being answered. */
function lookAtPanel(screen: Frame): Promise<string> {
  return screen.locator('#message-list').evaluate((list) => {
    const panel = [...list.querySelectorAll('article.ephemeral')].at(-1);
    if (!panel || panel.querySelector('.busy, .thinking')) return '';
    const pictures = [...panel.querySelectorAll('img')].map(({ src }) => src);
    return [panel.dataset.id, panel.textContent, ...pictures].join('\n');
  });
}

/** Does something to the panel and waits until the panel has answered. */
async function andSee(screen: Frame, act: () => Promise<void>): Promise<void> {
  const before = await lookAtPanel(screen);
  await act();
  for (let tries = 0; tries < 200; tries += 1) {
    const after = await lookAtPanel(screen);
    if (after !== '' && after !== before) return;
    await screen.page().waitForTimeout(50);
  }
  throw new Error(`the panel did not change:\n${before}`);
}

/** Opens the panel from the newest post. */
export async function openPanel(screen: Frame): Promise<void> {
  await andSee(screen, () => screen.getByRole('button', { name: 'Play', exact: true }).last().click());
}

const onward = ['begin', 'act', 'move', 'pick', 'take', 'stop'];

/** Takes the first of what the panel offers, by clicking, until Confirm can be pressed. Resolves with the clicks made. */
async function clickUpToConfirm(screen: Frame): Promise<number> {
  const panel = screen.locator('article.ephemeral').last();
  for (let clicks = 0; clicks < 60; clicks += 1) {
    if (await panel.getByRole('button', { name: '✓ End turn', exact: true }).isVisible()) return clicks;
    const controls = await panel
      .locator('[data-custom-id]:not(:disabled)')
      .evaluateAll((all) =>
        all.map((one) => ({ id: String(one.dataset.customId), menu: one.classList.contains('picker') })),
      );
    const usable = controls.filter(({ id }) => {
      const press = parsePress(id);
      return press?.on === 'panel' && press.value !== 'free' && onward.includes(press.do);
    });
    const next = usable.find(({ menu }) => !menu) ?? usable[0];
    if (!next) throw new Error(`nothing to click on: ${await lookAtPanel(screen)}`);
    const control = panel.locator(`[data-custom-id=${JSON.stringify(next.id)}]`);
    await andSee(screen, () => (next.menu ? pickFirst(screen, control) : control.click()));
  }
  throw new Error('60 clicks and no end of the turn');
}

async function pickFirst(screen: Frame, menu: ReturnType<Frame['locator']>): Promise<void> {
  await menu.click();
  const list = screen.locator('.picker-list');
  await list.getByRole('option').first().click();
  const done = list.getByRole('button', { name: 'Done' });
  if (await done.isVisible()) await done.click();
}

/** Plays a whole turn by clicking. */
export async function clickTurn(screen: Frame): Promise<void> {
  await openPanel(screen);
  await clickUpToConfirm(screen);
  await screen.locator('article.ephemeral').last().getByRole('button', { name: '✓ End turn', exact: true }).click();
}
