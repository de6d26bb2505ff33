import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: 'Zeile {line}',
  readingRow: 'Zeile {row}',
  readingCell: 'Zelle {cell}',
  readingUnderstood: '„{got}“ wurde als „{meaning}“ gelesen.',
  readingOmitted: '„{got}“ wurde nicht verstanden und ausgelassen.',
  readingMissingOmitted: 'Ein erforderlicher Wert fehlt. Der Eintrag wurde ausgelassen.',
  readingRejected: '„{got}“ wurde nicht verstanden.',
  readingMissing: 'Ein erforderlicher Wert fehlt.',
  readingAmbiguous: '„{got}“ hat mehr als eine Bedeutung: {meanings}. Verwenden Sie einen eindeutigen Wert.',
  readingExample: 'Erwartet wird ein Wert wie „{example}“.',
  readingMore: '{count, plural, one {# weiterer Hinweis} other {# weitere Hinweise}}',
};
