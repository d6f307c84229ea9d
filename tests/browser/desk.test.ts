import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser, startBrowser, type TestBrowser, type Window } from './browser.js';
import { openPanel, openStage, type Stage } from './stage.js';

inBrowser('the desk', () => {
  let stage: Stage;
  let browser: TestBrowser;
  let window: Window;
  let left: Frame;
  let right: Frame;

  beforeAll(async () => {
    stage = await openStage(['quay', 'tavern']);
    browser = await startBrowser();
    window = await browser.open(`${stage.page.url}#Anna/quay&Bo/quay`, { width: 1280, height: 800 });
    [left, right] = (await window.screens()) as [Frame, Frame];
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  const button = (name: string) => window.page.getByRole('button', { name });

  it('takes a command by keyboard: typed, completed, its option suggested, sent', async () => {
    const line = left.getByRole('combobox', { name: 'Type / for a command' });
    await line.fill('/match cr');
    const commands = left.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await left.getByRole('option', { name: '/match create' }).waitFor();
    expect(await commands.count()).toBe(1);
    await line.press('Enter');
    // None has to be given: one is chosen first.
    await left.locator(':focus').fill('gam');
    await left.locator(':focus').press('Enter');
    const game = left.getByRole('combobox', { name: 'game' });
    await game.fill('mari');
    await left.getByRole('option', { name: 'Santa Maria', selected: true }).waitFor();
    await game.press('Enter');
    expect(await game.inputValue()).toBe('Santa Maria');
    await left.locator(':focus').press('Enter');
    await left.locator('#message-list').getByText('Anna used /match create').waitFor();
  });

  it('shows each request of the bot, and why one was refused', async () => {
    expect(await window.page.locator('#refused').isVisible()).toBe(false);
    const path = `/channels/${stage.town.twin.world.channel('tavern').id}/messages` as const;
    await expect(stage.town.bot.client.rest.post(path, { body: { contnet: 'x' } })).rejects.toThrow('Invalid Form');
    await window.page.locator('#refused', { hasText: '1' }).waitFor();

    await button('Requests 1').click();
    const inspector = window.page.getByRole('region', { name: 'The bot’s requests' });
    await inspector.getByLabel('Only refused').check();
    const lines = inspector.locator('.line');
    expect(await lines.count()).toBe(1);
    expect(await lines.first().textContent()).toContain('contnet: Discord has no such field.');
    await lines.first().click();
    await inspector.getByRole('heading', { name: `POST ${path} → 400` }).waitFor();
    const detail = await inspector.locator('#detail').textContent();
    expect(detail).toContain('"contnet": "x"');
    expect(detail).toContain('"code": 50035');
    await window.page.keyboard.press('Escape');
    expect(await inspector.isVisible()).toBe(false);
    expect(await window.page.locator(':focus').getAttribute('id')).toBe('requests-toggle');
  });

  it('denies “Attach Files” and gives it back', async () => {
    const denied = () => {
      const { world, botId } = stage.town.twin;
      return (world.permissions(world.channel('quay'), botId) & (1n << 15n)) === 0n;
    };
    const box = window.page.getByLabel('Deny “Attach Files”');
    await box.check();
    await stage.town.twin.until(denied);
    await box.uncheck();
    await stage.town.twin.until(() => !denied());
  });

  it('restarts the bot, which goes on with what was begun', async () => {
    await right.getByRole('button', { name: 'Join', exact: true }).click();
    await left.locator('#message-list').getByText('Anna, Bo').waitFor();
    await left.getByRole('button', { name: 'Start', exact: true }).click();
    await left.locator('#message-list').getByText('your turn').waitFor();
    const bot = stage.town.bot;
    await button('Restart the bot').click();
    await window.page.getByText('The bot has been restarted.').waitFor();
    expect(stage.town.bot).not.toBe(bot);
    await left.locator('#status').waitFor({ state: 'hidden' });
    const toMove = (await left.locator('.calls-me', { hasText: 'your turn' }).count()) > 0 ? left : right;
    await openPanel(toMove);
    await toMove.locator('article.ephemeral').last().getByText('What is your main action?').waitFor();
  });

  it('slows the network down: a press shows that it waits', async () => {
    const box = window.page.getByLabel('Slow network');
    await box.check();
    await stage.town.twin.until(() => stage.town.twin.faults.latencyMs > 0);
    await left.getByRole('button', { name: 'Log', exact: true }).last().click();
    await left.locator('button[aria-busy="true"]', { hasText: 'Log' }).waitFor();
    await box.uncheck();
    await left.locator('article.ephemeral', { hasText: 'Anna' }).last().waitFor();
  });

  it('shows one person where one is wanted, and remembers in the address who was where', async () => {
    await right.locator('#drawer-toggle').click();
    await right.getByRole('button', { name: 'tavern' }).click();
    await stage.town.twin.until(() => window.page.url().endsWith('#Anna/quay&Bo/tavern'));
    await button('Two people').click();
    expect(await window.screens()).toHaveLength(1);
    await button('Two people').click();
    const [, again] = await window.screens();
    expect(await again!.locator('#channel-title').textContent()).toBe('# tavern');
  });

  it('folds its tools away on a phone', async () => {
    const phone = await browser.open(stage.page.url, { width: 390, height: 844 });
    expect(await phone.screens()).toHaveLength(1);
    const restart = phone.page.getByRole('button', { name: 'Restart the bot' });
    expect(await restart.isVisible()).toBe(false);
    await phone.page.getByRole('button', { name: 'Tools' }).click();
    expect(await restart.isVisible()).toBe(true);
    expect(phone.complaints).toEqual([]);
  });

  it('has nothing to complain about', () => {
    expect(window.complaints).toEqual([]);
  });
});
