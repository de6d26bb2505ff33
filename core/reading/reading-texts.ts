import { fill } from '../text/fill.js';
import type { TranslationSource } from '../text/translations.js';
import type { ReadingNote, ReadingPlace, ReadingReport } from './reading-report.js';

/** English texts of a report. */
export const readingTexts = {
  readingLine: 'Line {line}',
  readingRow: 'Row {row}',
  readingCell: 'Cell {cell}',
  readingUnderstood: '“{got}” was read as “{meaning}”.',
  readingOmitted: '“{got}” was not understood and was left out.',
  readingMissingOmitted: 'A required value is missing. The item was left out.',
  readingRejected: '“{got}” was not understood.',
  readingMissing: 'A required value is missing.',
  readingAmbiguous: '“{got}” has more than one meaning: {meanings}. Use an unambiguous value.',
  readingExample: 'Expected a value such as “{example}”.',
  readingMore: '{count, plural, one {# more note} other {# more notes}}',
} as const;
export type ReadingText = keyof typeof readingTexts;

/** Texts of a report in other languages. */
export const readingTranslations: TranslationSource = language => import(`./texts/${language}.js`);

/** Returns a text in the reader's language. */
export type ReadingSpeech = (text: ReadingText, values?: Record<string, string | number>) => string;

const inEnglish: ReadingSpeech = (text, values) => fill(readingTexts[text], values);

/** A position in words: "Cell E7, Variant Price, Bowl". Empty if nothing is known. */
export function placeText({ line, row, cell, column, field, item }: ReadingPlace, t: ReadingSpeech = inEnglish): string {
  const position = cell ? t('readingCell', { cell }) : row !== undefined ? t('readingRow', { row }) : line !== undefined ? t('readingLine', { line }) : '';
  return [position, column, field, item].filter(Boolean).join(', ');
}

function sentences({ action, got, meanings, example, reason }: ReadingNote, t: ReadingSpeech): string {
  if (reason) return reason;
  if (action === 'understood') return t('readingUnderstood', { got, meaning: meanings[0] ?? '' });
  if (meanings.length > 1) return t('readingAmbiguous', { got, meanings: meanings.map(meaning => `“${meaning}”`).join(' / ') });
  const isOmitted = action === 'omitted';
  const fact = got ? t(isOmitted ? 'readingOmitted' : 'readingRejected', { got }) : t(isOmitted ? 'readingMissingOmitted' : 'readingMissing');
  return example ? `${fact} ${t('readingExample', { example })}` : fact;
}

/** A note in full sentences: the position, the value, and what was done with it. */
export function noteText(note: ReadingNote, t: ReadingSpeech = inEnglish): string {
  const place = placeText(note.place, t);
  return place ? `${place}: ${sentences(note, t)}` : sentences(note, t);
}

/** The texts of a report, one for each note. The last one counts the values without a note. */
export function reportTexts(report: ReadingReport, t: ReadingSpeech = inEnglish): readonly string[] {
  return [...report.notes.map(note => noteText(note, t)), ...report.hiddenCount > 0 ? [t('readingMore', { count: report.hiddenCount })] : []];
}
