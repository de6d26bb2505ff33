import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: 'Flytta till en annan server',
  movingExplained: 'Ett arkiv innehåller dina produkter med bilder, beställningar, kunder, prenumeranter, rabattkoder, presentkort, frakt, skatter och butikens inställningar.',
  movingLacks: 'Ingår inte: lösenord, nycklar till betalleverantörer, webhooks och deras hemligheter, formulär med inskickade svar, recensioner, kommentarer och pågående abonnemang.',
  movingWarning: 'Arkivet innehåller personuppgifter och koder till presentkort. Förvara det säkert och radera det efter flytten.',
  movingDownload: 'Ladda ner arkivet',
  movingImport: 'Importera ett arkiv',
  movingImportNote: 'Ett arkiv från den här tjänsten, högst {size} MB. Det som redan finns ändras inte, så börja med en tom butik. Du ser först en förhandsvisning.',
  movingWrong: 'Det här är inget arkiv från den här tjänsten, eller så är det skadat.',
  movingTooLarge: 'Arkivet innehåller mer än den här tjänsten tar emot.',
  movingPictures: 'Bilder',
};
