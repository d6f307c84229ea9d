/** What Discord takes; more is refused. Whatever is cut or counted for it is measured by these. */
export const limits = {
  /** Characters of a message's own text. */
  content: 2000,
  /** Components of a Components V2 message, nested ones included. */
  components: 40,
  /** Lines of a menu. */
  menuLines: 25,
  /** Suggestions while something is typed. */
  suggestions: 25,
  /** Characters of a menu's line, of what stands below it, and of a suggestion. */
  line: 100,
  /** Characters of what an empty menu says. */
  placeholder: 150,
  /** Subcommands of a command, and options of one. */
  options: 25,
  buttonLabel: 80,
  /** The name of a field of a form. */
  fieldLabel: 45,
  /** Characters of what a picture shows, for those who cannot see it. */
  alt: 1024,
  buttonsInRow: 5,
  /** Rows of buttons and menus below a message's own text. */
  rows: 5,
  /** Messages that are read at once. */
  messages: 100,
} as const;

/** Room for the words of a message, with some to spare. */
export const messageRoom = limits.content - 10;

/**
 * Room for the words of a Components V2 message: Discord takes 4000 characters and about 10 000 bytes in all, and
 * Cyrillic takes two each.
 */
export const textRoom = 3500;
