import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'Webbplatsens filer',
  headerFooter: 'Sidhuvud och sidfot',
  fileGone: 'Den här filen har tagits bort.',
  uploadGone: 'Uppladdningen avbröts eller har gått ut. Starta den igen.',
  fileUnsupported: 'Filen {fileName} verkar inte vara en fil som stöds',
  fileTooLarge: 'Filen {fileName} är för stor. Den största tillåtna filstorleken är {maxSize}.',
  nameMissing: 'Ange ett filnamn',
  uploadIncomplete: 'Filuppladdningen slutfördes inte',
  processingFailed: 'Det gick inte att bearbeta filen',
};
