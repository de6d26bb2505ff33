/** How pages and a service read external content: the encoding of a file, a pasted text, and a report on what could not be read. */
export { cellName, type ReadingAction, type ReadingDetails, type ReadingNote, type ReadingPlace, ReadingReport, shortened } from '../reading/reading-report.js';
export { noteText, placeText, type ReadingSpeech, type ReadingText, readingTexts, readingTranslations, reportTexts } from '../reading/reading-texts.js';
export { charsetOfType, type DecodedText, decodeText, encodingInText, encodingName } from '../reading/decode-text.js';
export { csvRows } from '../reading/csv-rows.js';
export { decodeEntities, plainText } from '../reading/plain-text.js';
export { toAsciiText, toAsciiText as asTyped, cleanPastedText, cleanPastedText as cleaned } from '../text/pasted.js';
