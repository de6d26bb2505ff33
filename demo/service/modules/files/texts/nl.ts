import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'Bestanden van de site',
  siteFilesIntro: 'Afbeeldingen, documenten en andere bestanden die je op je site gebruikt. Hun adressen blijven gelijk als je ze hernoemt of vervangt.',
  siteFilesScripts: 'Voor het uploaden en bewerken van bestanden zijn scripts nodig.',
  siteFilesSearch: 'Bestanden zoeken',
  headerFooter: 'Koptekst en voettekst',
  fileGone: 'Dit bestand is verwijderd.',
  uploadGone: 'Deze upload is geannuleerd of verlopen. Start hem opnieuw.',
  fileUnsupported: 'Het bestand {fileName} lijkt geen ondersteund bestand te zijn',
  fileTooLarge: 'Het bestand {fileName} is te groot. De maximaal toegestane bestandsgrootte is {maxSize}.',
  nameMissing: 'Voer een bestandsnaam in',
  uploadIncomplete: 'Het uploaden van het bestand is niet voltooid',
  processingFailed: 'Het verwerken van het bestand is mislukt',
};
