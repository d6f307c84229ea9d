/** What a client does with a filled-in modal before it sends it. */
import { ClientRefusal, type Modal } from './api.js';
import { type Loose, selectTypes, Type } from './checks/components.js';
import { type Mentioned, selectMentions } from './resolved.js';

const checkbox = 23;
const maxText = 4000;

export type FormValue = string | string[] | boolean;

interface Option {
  label: string;
  value: string;
  default?: boolean;
}

/** The components of a submit, and the ids in it that Discord resolves. Throws ClientRefusal for values that do not fit. */
export function fillModal(modal: Modal, values: Record<string, FormValue>) {
  const parts = modal.data.components as unknown as Loose[];
  const mentioned: { kind: Mentioned; id: string }[] = [];
  const left = new Set(Object.keys(values));
  let id = 0;
  const fill = (one: Loose): object => {
    id += 1;
    const base = { type: one.type, id: one.id || id };
    if (one.type === Type.TextDisplay) return base;
    if (one.type === Type.Label) return { ...base, component: fill(one.component!) };
    if (one.type === Type.Row) return { ...base, components: one.components!.map(fill) };
    left.delete(one.custom_id!);
    const sent = fillControl(one, values[one.custom_id!]);
    const kind = selectMentions[one.type ?? 0];
    if (kind) for (const picked of sent.values ?? []) mentioned.push({ kind, id: picked });
    return { ...base, custom_id: one.custom_id, ...sent };
  };
  const components = parts.map(fill);
  if (left.size > 0) throw new ClientRefusal(`the modal has no input ${[...left].join(', ')}`);
  return { components, mentioned };
}

function fillControl(one: Loose, value: FormValue | undefined): { value?: string | boolean | null; values?: string[] } {
  const required = one.required !== false;
  if (one.type === Type.TextInput) return { value: text(one, value, required) };
  if (one.type === checkbox) return { value: typeof value === 'boolean' ? value : one.default === true };
  const options = (one.options ?? []) as Option[];
  const preset = options.filter((option) => option.default).map((option) => option.value);
  const picked = value === undefined ? preset : [value].flat().map(String);
  const sent =
    selectTypes.has(one.type!) && one.type !== Type.StringSelect
      ? picked
      : picked.map((key) => pick(options, key, one));
  if (one.type === Type.RadioGroup) {
    if (required && sent.length !== 1) throw new ClientRefusal(`${one.custom_id}: one must be chosen`);
    return { value: sent[0] ?? null };
  }
  const most = (one.max_values as number | undefined) ?? (one.type === Type.CheckboxGroup ? options.length : 1);
  const least = required ? Math.max(1, (one.min_values as number | undefined) ?? 1) : 0;
  if (sent.length < least || sent.length > most) {
    throw new ClientRefusal(`${one.custom_id}: between ${least} and ${most} must be chosen`);
  }
  return { values: sent };
}

function text(one: Loose, value: FormValue | undefined, required: boolean): string {
  const typed = String(value ?? one.value ?? '');
  const length = [...typed].length;
  const least = Math.max(required ? 1 : 0, (one.min_length as number | undefined) ?? 0);
  const most = (one.max_length as number | undefined) ?? maxText;
  if (length > most || (length < least && (required || length > 0))) {
    throw new ClientRefusal(`${one.custom_id}: between ${least} and ${most} characters`);
  }
  return typed;
}

/** An option by its value or label. */
export function pick(options: readonly Option[], key: string, menu: { custom_id?: string }): string {
  const hit = options.find((one) => one.value === key) ?? options.find((one) => one.label === key);
  if (!hit) throw new ClientRefusal(`${menu.custom_id} has no option ${key}`);
  return hit.value;
}
