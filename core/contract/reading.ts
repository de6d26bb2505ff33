/** How pages and a service report what they could not read in a file that somebody else wrote. */
export { cellName, type ReadingAction, type ReadingDetails, type ReadingNote, type ReadingPlace, ReadingReport, shortened } from '../reading/reading-report.js';
export { noteText, placeText, type ReadingSpeech, type ReadingText, readingTexts, readingTranslations, reportTexts } from '../reading/reading-texts.js';
