import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Page, startPage } from '../../src/playground/page-server.js';
import { type Scene, scene } from '../playground/bot.js';
import { inBrowser, startBrowser, type TestBrowser } from './browser.js';

/** A PNG of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

inBrowser('forms and emoji', () => {
  let bot: Scene;
  let page: Page;
  let browser: TestBrowser;

  beforeAll(async () => {
    bot = await scene();
    page = await startPage(bot.twin);
    browser = await startBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await page?.close();
    await bot?.end();
  });

  it('a form that nobody took stays open with what was written, and can be sent again', async () => {
    let deaf = true;
    bot.onInteraction(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const input = { type: 4 as const, custom_id: 'words', style: 1 as const };
        const components = [{ type: 18 as const, label: 'Words', component: input }];
        await interaction.showModal({ custom_id: 'speech', title: 'Speak', components } as never);
      }
      if (interaction.isModalSubmit() && !deaf) await interaction.reply(interaction.fields.getTextInputValue('words'));
    });
    const window = await browser.open(`${page.url}#Ann/harbour`, { width: 1280, height: 800 });
    const [left, right] = (await window.screens()) as [Frame, Frame];
    await left.locator('#line').fill('/ping ');
    await left.getByRole('button', { name: 'Send', exact: true }).click();
    const form = left.getByRole('dialog', { name: 'Speak' });
    await form.getByLabel('Words').fill('ahoy');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByRole('alert').getByText('This interaction failed').waitFor();
    expect(await form.getByLabel('Words').inputValue()).toBe('ahoy');
    expect(await right.getByRole('dialog').count()).toBe(0);
    deaf = false;
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.waitFor({ state: 'hidden' });
    await right.locator('#message-list').getByText('ahoy').waitFor();
    expect(window.complaints).toEqual([]);
  });

  it('the application’s emoji are shown as pictures, in text and on buttons', async () => {
    const coin = await bot.client.application!.emojis.create({ attachment: dot, name: 'coin' });
    const channel = await bot.client.channels.fetch(bot.twin.world.channel('quay').id);
    if (!channel?.isSendable()) throw new Error('cannot write');
    const button = {
      type: 2 as const,
      style: 2 as const,
      custom_id: 'pay',
      label: 'Pay',
      emoji: { id: coin.id, name: 'coin' },
    };
    await channel.send({ content: `Two ${coin}`, components: [{ type: 1, components: [button] }] });
    const window = await browser.open(`${page.url}#Ann/quay`, { width: 390, height: 844 });
    const [screen] = (await window.screens()) as [Frame];
    await screen.locator('#message-list').getByText('Two').waitFor();
    const pictures = screen.getByRole('img', { name: ':coin:' });
    expect(await pictures.count()).toBe(2);
    const widths = await pictures.evaluateAll((all) =>
      Promise.all(all.map((one) => one.decode().then(() => one.naturalWidth))),
    );
    expect(widths).toEqual([1, 1]);
    expect(window.complaints).toEqual([]);
  });
});
