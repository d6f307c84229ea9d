import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { registerFont } from 'canvas';
import { coverage } from './coverage.js';

export type Weight = 'medium' | 'bold';
export type FaceName = 'main' | 'wide' | 'emoji';

interface Face {
  /** The family to write into `ctx.font`: one for each weight, so that no weight is ever synthesised. */
  family: Record<Weight, string>;
  has(codePoint: number): boolean;
}

const { resolve } = createRequire(import.meta.url);

/** Names only our own faces. Fontconfig reads it at its first use, which is the first registration below. */
export const fontConfig = fileURLToPath(new URL('fonts.conf', import.meta.url));
process.env.FONTCONFIG_FILE = fontConfig;

/** Fira Sans (lining figures, Cyrillic), Noto Sans for further letters, Noto Emoji for pictures in names. */
export const faces: Record<FaceName, Face> = {
  main: face('Main', '@expo-google-fonts/fira-sans', 'FiraSans', { medium: '500Medium', bold: '700Bold' }),
  wide: face('Wide', '@expo-google-fonts/noto-sans', 'NotoSans', { medium: '500Medium', bold: '700Bold' }),
  emoji: face('Emoji', '@expo-google-fonts/noto-emoji', 'NotoEmoji', { medium: '500Medium', bold: '700Bold' }),
};

function face(name: string, packageName: string, stem: string, styles: Record<Weight, string>): Face {
  const file = (weight: Weight) => resolve(`${packageName}/${styles[weight]}/${stem}_${styles[weight]}.ttf`);
  const family = { medium: `Kit ${name} Medium`, bold: `Kit ${name} Bold` };
  registerFont(file('medium'), { family: family.medium });
  registerFont(file('bold'), { family: family.bold });
  return { family, has: coverage(file('bold')) };
}
