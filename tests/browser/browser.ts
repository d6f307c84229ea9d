import { type Browser, type BrowserContext, chromium, type Frame, type Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/setup/browser.mjs';

const executablePath = findBrowser();

/**
 * Tests that need a browser. Where there is none they are left out, and say so; on CI its absence is a failure.
 * @example inBrowser('the desk', () => { it('opens', async () => { ... }); })
 */
export function inBrowser(name: string, tests: () => void): void {
  describe.runIf(executablePath !== undefined)(name, tests);
  if (executablePath) return;
  it('may be left out, since this is not CI', () => {
    process.stderr.write(`No Chromium was found here, so "${name}" has not been tested.\n`);
    expect(process.env.CI, 'CI has to have a Chromium').toBeUndefined();
  });
}

/** Chromium asks nobody on the network for anything. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Window {
  page: Page;
  /** Errors and warnings of the page's console. */
  complaints: string[];
  /** The chat screens, left to right. */
  screens(): Promise<Frame[]>;
}

export interface TestBrowser {
  /** Opens an address in a new window, with nothing remembered from others. */
  open(url: string, look: { width: number; height: number; dark?: boolean }): Promise<Window>;
  close(): Promise<void>;
}

export async function startBrowser(): Promise<TestBrowser> {
  // It gets a new empty profile, which playwright removes.
  // The painter hides the system's fonts from this process; the browser needs them.
  const { FONTCONFIG_FILE: _, ...env } = process.env as Record<string, string>;
  const browser: Browser = await chromium.launch({ ...(executablePath && { executablePath }), args: quiet, env });
  const contexts: BrowserContext[] = [];
  return {
    async open(url, { width, height, dark = false }) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (entry) => {
        if (['error', 'warning'].includes(entry.type())) complaints.push(entry.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(url);
      const screens = async () => {
        await page.locator('#screens iframe').first().waitFor();
        return Promise.all((await page.locator('#screens iframe').elementHandles()).map(frameOf));
      };
      return { page, complaints, screens };
    },
    async close() {
      for (const context of contexts) await context.close();
      await browser.close();
    },
  };
}

async function frameOf(handle: Awaited<ReturnType<Page['$']>>): Promise<Frame> {
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('a screen has no frame');
  await frame.locator('.persona').first().waitFor();
  return frame;
}
