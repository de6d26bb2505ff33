import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: 'Ligne {line}',
  readingRow: 'Ligne {row}',
  readingCell: 'Cellule {cell}',
  readingUnderstood: '« {got} » a été lu comme « {meaning} ».',
  readingOmitted: '« {got} » n’a pas été compris et a été ignoré.',
  readingMissingOmitted: 'Une valeur obligatoire manque. L’élément a été ignoré.',
  readingRejected: '« {got} » n’a pas été compris.',
  readingMissing: 'Une valeur obligatoire manque.',
  readingAmbiguous: '« {got} » a plusieurs sens possibles : {meanings}. Utilisez une valeur sans ambiguïté.',
  readingExample: 'Valeur attendue, par exemple : « {example} ».',
  readingMore: '{count, plural, one {# autre remarque} other {# autres remarques}}',
};
