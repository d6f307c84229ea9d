/** Discord's select menus, of texts and of people, roles and channels, as pickers. */
import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/v10';
import type { Context } from './context.js';
import { emojiView } from './markdown-view.js';
import { type PickerOption, picker } from './picker.js';

/** @param onPick gets option values, or ids for menus of people, roles and channels. */
export function selectView(
  menu: APISelectMenuComponent,
  context: Context,
  state: { disabled: boolean; label?: string },
  onPick: (values: string[]) => void,
): HTMLButtonElement {
  return picker({
    label: menu.placeholder ?? context.strings.choose,
    name: state.label,
    options: optionsOf(menu, context),
    min: menu.min_values ?? 1,
    max: menu.max_values ?? 1,
    disabled: state.disabled || menu.disabled === true,
    doneText: context.strings.done,
    onPick,
  });
}

/** The values a menu has selected when it is shown. */
export function presetValues(menu: APISelectMenuComponent): string[] {
  if (menu.type !== ComponentType.StringSelect) return (menu.default_values ?? []).map(({ id }) => id);
  return menu.options.filter((option) => option.default).map(({ value }) => value);
}

function optionsOf(menu: APISelectMenuComponent, context: Context): PickerOption[] {
  const preset = new Set(presetValues(menu));
  if (menu.type === ComponentType.StringSelect) {
    return menu.options.map((option) => ({
      value: option.value,
      label: option.label,
      description: option.description,
      icon: emojiView(option.emoji, context),
      selected: preset.has(option.value),
    }));
  }
  return namesFor(menu.type, context).map(({ id, name }) => ({ value: id, label: name, selected: preset.has(id) }));
}

function namesFor(type: number, { world }: Context): { id: string; name: string }[] {
  const roles = world.roles.map(({ id, name }) => ({ id, name: `@${name.replace(/^@/, '')}` }));
  if (type === ComponentType.UserSelect) return world.users;
  if (type === ComponentType.RoleSelect) return roles;
  if (type === ComponentType.MentionableSelect) return [...world.users, ...roles];
  return world.channels.filter(({ kind }) => kind !== 'direct').map(({ id, name }) => ({ id, name: `#${name}` }));
}
