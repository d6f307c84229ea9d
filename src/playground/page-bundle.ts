/** Turns page/ into what a browser reads, in memory: there is no build step and nothing to keep up to date. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

export interface Asset {
  type: string;
  body: string | Uint8Array;
}

/** This package's folder: the page is there, also where this module was built elsewhere. */
const own = dirname(createRequire(import.meta.url).resolve('harbourmaster-playground/package.json'));

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ttf': 'font/ttf',
};

/**
 * Files of the page by their path: the desk at `/`, a chat screen at `/chat`, their scripts and styles, an icon and a font.
 * Rejects when the sources do not compile.
 */
export async function buildPage(): Promise<Map<string, Asset>> {
  const folder = join(own, 'page');
  const [desk, chat, icon, bundle] = await Promise.all([
    readFile(`${folder}/desk/index.html`, 'utf8'),
    readFile(`${folder}/chat.html`, 'utf8'),
    readFile(`${folder}/icon.svg`, 'utf8'),
    build({
      absWorkingDir: folder,
      entryPoints: ['app.ts', 'app.css', 'desk/desk.ts', 'desk/desk.css'],
      outdir: '.',
      bundle: true,
      format: 'esm',
      loader: { '.ttf': 'file' },
      assetNames: '[name]',
      target: 'es2022',
      write: false,
      logLevel: 'silent',
    }),
  ]);
  const assets = new Map<string, Asset>([
    ['/', { type: 'text/html; charset=utf-8', body: desk }],
    ['/chat', { type: 'text/html; charset=utf-8', body: chat }],
    ['/icon.svg', { type: 'image/svg+xml', body: icon }],
  ]);
  for (const file of bundle.outputFiles) {
    const name = file.path.slice(file.path.lastIndexOf('/'));
    assets.set(name, { type: types[name.slice(name.lastIndexOf('.'))]!, body: file.contents });
  }
  return assets;
}
