import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: 'Flytta till en annan server',
  movingExplained: 'Ett arkiv innehåller dina produkter med bilder och recensioner, beställningar, prenumerationer, kunder, rabattkoder, presentkort, frakt, skatter, butikens inställningar, nyhetsbrevets mottagare och formulär med inskickade svar, filer och betalningar.',
  movingFiles: 'Filer och typsnitt som du har laddat upp för webbplatsen ingår.',
  movingLacks: 'Ingår inte: lösenord, nycklar till betalleverantörer, webhooks och deras hemligheter och kommentarer. Prenumerationer kommer fram pausade.',
  movingWarning: 'Arkivet innehåller personuppgifter och koder till presentkort. Förvara det säkert och radera det efter flytten.',
  movingDownload: 'Ladda ner arkivet',
  movingImport: 'Importera ett arkiv',
  movingImportNote: 'Ett arkiv från den här tjänsten, högst {size} MB. Det som redan finns ändras inte, så börja med en tom butik. Du ser först en förhandsvisning.',
  movingWrong: 'Det här är inget arkiv från den här tjänsten, eller så är det skadat.',
  movingTooLarge: 'Arkivet innehåller mer än den här tjänsten tar emot.',
  movingFilesLeft: '{title}: {count} importerades inte, eftersom innehållet är skadat eller posten saknas.',
};
