import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'Webbplatsens filer',
  siteFilesIntro: 'Bilder, dokument och andra filer som du använder på webbplatsen. Adresserna förblir desamma när du byter namn på eller ersätter dem.',
  siteFilesScripts: 'För att ladda upp och redigera filer krävs skript.',
  siteFilesSearch: 'Sök filer',
  headerFooter: 'Sidhuvud och sidfot',
  fileGone: 'Den här filen har tagits bort.',
  uploadGone: 'Uppladdningen avbröts eller har gått ut. Starta den igen.',
  fileUnsupported: 'Filen {fileName} verkar inte vara en fil som stöds',
  fileTooLarge: 'Filen {fileName} är för stor. Den största tillåtna filstorleken är {maxSize}.',
  nameMissing: 'Ange ett filnamn',
  uploadIncomplete: 'Filuppladdningen slutfördes inte',
  processingFailed: 'Det gick inte att bearbeta filen',
};
