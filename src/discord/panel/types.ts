import type { Thought } from '../../engine/index.js';
import type { Words } from '../../text/words.js';
import type { PanelPress } from '../client/decision-press.js';
import type { Entry } from './entries.js';

/** A turn panel before it is put into Discord's components: what is asked, what can be pressed, what is shown. */
export interface PanelModel {
  title: string;
  /** What a lesson says, above the question. */
  lesson?: string[];
  lines: string[];
  buttons: ModelButton[][];
  menus: ModelMenu[];
  /** The usual action's own menu, above the buttons of the others. */
  lead?: ModelMenu;
  /** Below all choices: back, undo, and the like. */
  footer: ModelButton[];
  /** The label of the button that opens the reader's hand, where the game knows hands. */
  hand?: string;
  /** The choice the picture should help with. */
  focus?: { action: string; args: Thought['args']; param?: string; targets: Target[] };
}

export interface Target {
  n: number;
  anchor?: string;
  touches?: string[];
  value: string;
}

export interface ModelButton {
  do: PanelPress;
  value: string;
  label: string;
  style: 'primary' | 'secondary' | 'success' | 'danger';
  disabled?: boolean;
}

export interface ModelMenu {
  do: PanelPress;
  value: string;
  placeholder: string;
  entries: Entry[];
}

/** Words for a panel's text, and plain ones for its labels, where mark-up is not read. */
export interface PanelWords extends Words {
  plain: Words;
}

/** How the reader has come to the panel, or turned it: the page of a long menu, or that a suggestion is to be changed. */
export interface Turned {
  /** By the word that their turn is over. */
  ended?: boolean;
  page?: number;
  change?: boolean;
  /** The parameter whose question that is about; of another it says nothing. */
  of?: string;
  /** The page of the free actions. */
  free?: number;
  /** Tell why other values are not possible. */
  why?: boolean;
}
