import type { Path } from './findings.js';

/** A component of a message or modal before it has been checked. */
export interface Loose {
  type?: number;
  id?: number | null;
  custom_id?: string;
  components?: Loose[];
  component?: Loose;
  accessory?: Loose;
  [key: string]: unknown;
}

export const Type = {
  Row: 1,
  Button: 2,
  StringSelect: 3,
  TextInput: 4,
  Section: 9,
  TextDisplay: 10,
  Thumbnail: 11,
  Gallery: 12,
  File: 13,
  Separator: 14,
  Container: 17,
  Label: 18,
  RadioGroup: 21,
  CheckboxGroup: 22,
} as const;

/** Types that exist only in messages with the flag for Components V2. */
export const v2Types = new Set<number>([9, 10, 11, 12, 13, 14, 17]);
export const selectTypes = new Set<number>([3, 5, 6, 7, 8]);

/** Every component with its place, parents before children. */
export function* walk(components: readonly Loose[], path: Path = ['components']): Generator<[Loose, Path]> {
  for (const [index, component] of components.entries()) yield* visit(component, [...path, index]);
}

function* visit(component: Loose, path: Path): Generator<[Loose, Path]> {
  yield [component, path];
  if (component.components) yield* walk(component.components, [...path, 'components']);
  if (component.component) yield* visit(component.component, [...path, 'component']);
  if (component.accessory) yield* visit(component.accessory, [...path, 'accessory']);
}

/** The media a component shows, with the place of each address. */
export function media(component: Loose, path: Path): [string, Path][] {
  const one = (holder: unknown, place: Path): [string, Path][] => {
    const url = (holder as { url?: unknown } | undefined)?.url;
    return typeof url === 'string' ? [[url, [...place, 'url']]] : [];
  };
  if (component.type === Type.Gallery) {
    const items = (component.items ?? []) as { media?: unknown }[];
    return items.flatMap((item, at) => one(item.media, [...path, 'items', at, 'media']));
  }
  if (component.type === Type.Thumbnail) return one(component.media, [...path, 'media']);
  if (component.type === Type.File) return one(component.file, [...path, 'file']);
  return [];
}
