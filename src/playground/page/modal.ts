/** A modal of the bot as a dialog with a form. */
import {
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { Context } from './context.js';
import { append, byId, el, newId } from './dom.js';
import { markdown } from './markdown-view.js';
import type { ModalValues, WireModal } from './protocol.js';
import { presetValues, selectView } from './selects.js';

type TopLevel = APIModalInteractionResponseCallbackData['components'][number];

/** A field and how its value is read; undefined leaves the value to its preset. */
interface FieldView {
  customId: string;
  view: HTMLElement;
  value(): ModalValues[string] | undefined;
  /** The sentence that says what is missing; undefined when the value may be sent. */
  problem?(): string | undefined;
}

/** What became of a form: `sent` closes it, a sentence keeps it open. */
export type Sent = { sent: true } | { sent: false; problem: string };

/**
 * Shows the form. One is open at a time; a new one takes the place of the old.
 *
 * @param send resolves once the bot has taken or not taken the values
 */
export function openModal(modal: WireModal, context: Context, send: (values: ModalValues) => Promise<Sent>): void {
  const { strings } = context;
  const dialog = byId<HTMLDialogElement>('modal');
  if (dialog.open) dialog.close();
  const problem = el('p', { class: 'failure', role: 'alert', hidden: true });
  const submit = el('button', { type: 'submit', class: 'button style-1' }, strings.submit);
  const cancel = el(
    'button',
    { type: 'button', class: 'button style-2', onclick: () => dialog.close() },
    strings.cancel,
  );
  const fields: FieldView[] = [];
  const views = modal.data.components.map((component) => topLevel(component, context, fields));
  const titleId = newId('modal-title');
  const form = el(
    'form',
    { method: 'dialog', class: 'modal-form' },
    el('h2', { id: titleId }, modal.data.title),
    el('div', { class: 'modal-fields' }, ...views),
    problem,
    el('div', { class: 'modal-actions' }, cancel, submit),
  );
  const complain = (text: string) => {
    problem.textContent = text;
    problem.hidden = false;
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = fields.map((field) => field.problem?.()).find((text) => text !== undefined);
    if (wrong !== undefined) {
      complain(wrong);
      return;
    }
    problem.hidden = true;
    submit.disabled = true;
    const result = await send(readValues(fields));
    submit.disabled = false;
    if (!form.isConnected) return;
    if (result.sent) dialog.close();
    else complain(result.problem || strings.failed);
  });
  dialog.setAttribute('aria-labelledby', titleId);
  dialog.replaceChildren(form);
  dialog.showModal();
  form.querySelector<HTMLElement>('input, textarea, button.picker')?.focus();
}

function readValues(fields: FieldView[]): ModalValues {
  const values: ModalValues = {};
  for (const field of fields) {
    const value = field.value();
    if (value !== undefined) values[field.customId] = value;
  }
  return values;
}

function topLevel(component: TopLevel, context: Context, fields: FieldView[]): HTMLElement {
  if (component.type === ComponentType.TextDisplay) return markdown(component.content, context);
  if (component.type === ComponentType.Label) return labelView(component, context, fields);
  // The older form: a text input that carries its own label in an action row.
  if (component.type === ComponentType.ActionRow) {
    const [input] = component.components;
    if (input?.type === ComponentType.TextInput) {
      const label: APILabelComponent = { type: ComponentType.Label, label: input.label ?? '', component: input };
      return labelView(label, context, fields);
    }
  }
  return el('p', { class: 'subtext' }, context.strings.unsupported);
}

function labelView(label: APILabelComponent, context: Context, fields: FieldView[]): HTMLElement {
  const id = newId('modal-field');
  const field = fieldView(label.component, label, id, context);
  if (!field) return el('p', { class: 'subtext' }, context.strings.unsupported);
  fields.push(field);
  const hint = label.description === undefined ? undefined : el('small', { id: `${id}-hint` }, label.description);
  if (hint) field.view.setAttribute('aria-describedby', hint.id);
  const title = [
    label.label,
    needed(label.component) && el('span', { class: 'required', title: context.strings.required }, ' *'),
  ];
  if (field.view.tagName === 'FIELDSET') {
    field.view.prepend(el('legend', {}, ...title), ...(hint ? [hint] : []));
    return field.view;
  }
  return el('div', { class: 'modal-field' }, el('label', { for: id }, ...title), hint, field.view);
}

function needed(component: APIComponentInLabel): boolean {
  return component.type !== ComponentType.Checkbox && (component.required ?? true);
}

function fieldView(
  component: APIComponentInLabel,
  label: APILabelComponent,
  id: string,
  context: Context,
): FieldView | undefined {
  switch (component.type) {
    case ComponentType.TextInput:
      return textField(component, id);
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return choiceField(component, label, id, context);
    case ComponentType.Checkbox: {
      const box = el('input', { type: 'checkbox', id, checked: component.default === true });
      return { customId: component.custom_id, view: box, value: () => box.checked };
    }
    case ComponentType.FileUpload:
      return undefined;
    default: {
      let values = presetValues(component);
      const view = selectView(component, context, { disabled: false, label: label.label }, (picked) => {
        values = picked;
      });
      view.id = id;
      const empty = () => needed(component) && values.length === 0;
      const problem = () => (empty() ? `${context.strings.missing} ${label.label}` : undefined);
      return { customId: component.custom_id, view, value: () => values, problem };
    }
  }
}

function textField(input: APITextInputComponent, id: string): FieldView {
  const attributes = {
    id,
    placeholder: input.placeholder,
    minlength: input.min_length,
    maxlength: input.max_length ?? 4000,
    required: input.required ?? true,
  };
  const view =
    input.style === TextInputStyle.Paragraph
      ? el('textarea', { ...attributes, rows: 4 })
      : el('input', { ...attributes, type: 'text', autocomplete: 'off' });
  view.value = input.value ?? '';
  return { customId: input.custom_id, view, value: () => view.value };
}

type ChoiceComponent = Extract<APIComponentInLabel, { type: ComponentType.RadioGroup | ComponentType.CheckboxGroup }>;

/** Radio buttons or check boxes. A radio group answers with one value, a checkbox group with a list. */
function choiceField(group: ChoiceComponent, label: APILabelComponent, id: string, context: Context): FieldView {
  const single = group.type === ComponentType.RadioGroup;
  const boxes = group.options.map((option) =>
    el('input', {
      type: single ? 'radio' : 'checkbox',
      name: id,
      value: option.value,
      checked: option.default === true,
      required: single && needed(group),
    }),
  );
  const view = el('fieldset', { id, class: 'modal-field choices' });
  const rows = group.options.map((option, index) =>
    el(
      'label',
      { class: 'choice' },
      boxes[index]!,
      el(
        'span',
        { class: 'option-text' },
        el('span', {}, option.label),
        option.description !== undefined && el('small', {}, option.description),
      ),
    ),
  );
  append(view, rows);
  const chosen = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  if (group.type === ComponentType.RadioGroup) {
    return { customId: group.custom_id, view, value: () => chosen()[0] };
  }
  const min = group.min_values ?? (needed(group) ? 1 : 0);
  const max = group.max_values ?? group.options.length;
  const inRange = () => (chosen().length === 0 && !needed(group)) || (chosen().length >= min && chosen().length <= max);
  const problem = () => (inRange() ? undefined : `${label.label}: ${context.strings.choose} ${range(min, max)}`);
  return { customId: group.custom_id, view, value: chosen, problem };
}

function range(min: number, max: number): string {
  return min === max ? String(min) : `${min}-${max}`;
}
