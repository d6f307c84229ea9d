import { createRequire } from 'node:module';
import { registerFont } from 'canvas';
import { inProject } from '../../src/project.js';
import { coverage } from './coverage.js';

export type Weight = 'medium' | 'bold';

interface Face {
  /** The family to write into `ctx.font`: one for each weight, so that no weight is ever synthesised. */
  family: Record<Weight, string>;
  has(codePoint: number): boolean;
}

const { resolve } = createRequire(import.meta.url);

/** Names only our own faces. Fontconfig reads it at its first use, which is the first registration below. */
process.env.FONTCONFIG_FILE = inProject('render/kit/fonts.conf');

/**
 * Fira Sans (lining figures, Cyrillic) writes everything of our own; Noto Sans has further letters, and the others are
 * for people's names in other scripts. Those of East Asia have one weight and the letters of everyday names: whole ones
 * take 60 megabytes and more each. The first one that has a letter writes it.
 */
export const faces = {
  main: face('Main', 'fira-sans', 'FiraSans'),
  wide: face('Wide', 'noto-sans', 'NotoSans'),
  arabic: face('Arabic', 'noto-sans-arabic', 'NotoSansArabic'),
  hebrew: face('Hebrew', 'noto-sans-hebrew', 'NotoSansHebrew'),
  thai: face('Thai', 'noto-sans-thai', 'NotoSansThai'),
  devanagari: face('Devanagari', 'noto-sans-devanagari', 'NotoSansDevanagari'),
  georgian: face('Georgian', 'noto-sans-georgian', 'NotoSansGeorgian'),
  armenian: face('Armenian', 'noto-sans-armenian', 'NotoSansArmenian'),
  japanese: faceOf('Japanese', only('@expo-google-fonts/kosugi/Kosugi_400Regular.ttf')),
  chinese: faceOf('Chinese', only('@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf')),
  korean: faceOf('Korean', only('@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf')),
  emoji: face('Emoji', 'noto-emoji', 'NotoEmoji'),
} satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;

function face(name: string, packageName: string, stem: string): Face {
  const file = (style: string) => `@expo-google-fonts/${packageName}/${style}/${stem}_${style}.ttf`;
  return faceOf(name, { medium: file('500Medium'), bold: file('700Bold') });
}

function only(file: string): Record<Weight, string> {
  return { medium: file, bold: file };
}

function faceOf(name: string, files: Record<Weight, string>): Face {
  const family = { medium: `Kit ${name} Medium`, bold: `Kit ${name} Bold` };
  registerFont(resolve(files.medium), { family: family.medium });
  registerFont(resolve(files.bold), { family: family.bold });
  return { family, has: coverage(resolve(files.bold)) };
}
