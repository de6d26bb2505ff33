/** Names in a posted form that are no fields of it: a field's id never begins with a line. */
export const reservedNames = {
  /** The submission key of the page: a double press stores once. */
  key: '_key',
  /** Hidden from people; machines fill it in. */
  honeypot: '_homepage',
  /** Names of the page's password inputs, parted by commas: a post without scripts does not say which they are. */
  passwords: '_passwords',
  /** What a visitor without scripts is asked, and their answer. */
  question: '_question',
  answer: '_answer',
} as const;
