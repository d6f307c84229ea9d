import { type Loose, Type, walk } from './components.js';
import { collect, type Finding, type Path, type Report } from './findings.js';
import { checkChoices, checkComponents, MessageFlag } from './message.js';

export type InteractionKind = 'command' | 'autocomplete' | 'component' | 'modal';

export interface Callback {
  type: number;
  data?: { flags?: number | null; components?: Loose[] | null; choices?: { name: string; value: unknown }[] } | null;
}

const maxModalParts = 5;
const maxChoiceValue = 100;
const fieldsOfDeferred = new Set(['flags', 'tts', 'allowed_mentions', 'nonce', 'enforce_nonce']);

/**
 * The rules for answering an interaction that the schema does not tell. The message inside types 4 and 7 is
 * `checkMessage`'s business.
 *
 * @param kind what is being answered
 * @param fromMessage whether a modal was opened by a component, so that its message can be updated
 * @example checkCallback({ type: 9 }, 'modal', false) // a modal cannot answer a modal
 */
export function checkCallback(callback: Callback, kind: InteractionKind, fromMessage: boolean): Finding[] {
  return collect((found) => {
    if (!fits(callback.type, kind, fromMessage)) {
      found(['type'], 'INTERACTION_CALLBACK_TYPE_INVALID', `Type ${callback.type} cannot answer a ${kind}.`);
      return;
    }
    if (callback.type === 5) checkDeferred(callback, found);
    if (callback.type === 8) checkSuggestions(callback, found);
    if (callback.type === 9) checkModal(callback.data?.components ?? [], found);
  });
}

function fits(type: number, kind: InteractionKind, fromMessage: boolean): boolean {
  if (kind === 'autocomplete') return type === 8;
  if (type === 4 || type === 5) return true;
  if (type === 6 || type === 7) return kind === 'component' || (kind === 'modal' && fromMessage);
  return type === 9 && kind !== 'modal';
}

function checkDeferred(callback: Callback, found: Report): void {
  const flags = callback.data?.flags ?? 0;
  if (flags & ~MessageFlag.Ephemeral) {
    found(['data', 'flags'], 'MESSAGE_FLAGS_INVALID', 'A deferred reply allows only the EPHEMERAL flag.');
  }
  for (const key of Object.keys(callback.data ?? {})) {
    if (!fieldsOfDeferred.has(key)) {
      found(['data', key], 'FIELD_IGNORED', 'Discord ignores this field of a deferred reply.');
    }
  }
}

function checkSuggestions(callback: Callback, found: Report): void {
  for (const [at, choice] of (callback.data?.choices ?? []).entries()) {
    const path = ['data', 'choices', at];
    if (!choice.name.trim()) found([...path, 'name'], 'BASE_TYPE_REQUIRED', 'This field is required');
    if (typeof choice.value === 'string' && [...choice.value].length > maxChoiceValue) {
      const why = `Must be between 1 and ${maxChoiceValue} in length.`;
      found([...path, 'value'], 'BASE_TYPE_BAD_LENGTH', why);
    }
  }
}

function checkModal(components: Loose[], found: Report): void {
  const under: Report = (path, code, message) => found(['data', ...path], code, message);
  if (components.length > maxModalParts) {
    under(['components'], 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${maxModalParts} in length.`);
  }
  checkComponents(components, under);
  for (const [component, path] of walk(components)) {
    if ('disabled' in component) under([...path, 'disabled'], 'COMPONENT_DISABLED', 'Nothing in a modal is disabled.');
    if (component.type === Type.TextInput) checkTextInput(component, path, under);
    if (component.type === Type.RadioGroup || component.type === Type.CheckboxGroup) {
      checkChoices({ max_values: (component.options as unknown[]).length, ...component }, path, under);
    }
  }
}

function checkTextInput(input: Loose, path: Path, found: Report): void {
  const least = (input.min_length as number | null | undefined) ?? 0;
  const most = (input.max_length as number | null | undefined) ?? 4000;
  const value = input.value as string | null | undefined;
  if (least > most) found([...path, 'min_length'], 'BASE_TYPE_BAD_INTEGER', 'min_length cannot exceed max_length');
  if (value && ([...value].length > most || [...value].length < least)) {
    found([...path, 'value'], 'BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`);
  }
}
