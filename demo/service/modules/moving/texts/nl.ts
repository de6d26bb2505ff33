import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: 'Verhuizen naar een andere server',
  movingExplained: 'Eén archief bevat uw producten met afbeeldingen, bestellingen, klanten, abonnees, kortingscodes, cadeaubonnen, verzending, belastingen en de instellingen van de winkel.',
  movingLacks: 'Niet inbegrepen: wachtwoorden, sleutels van betaalproviders, webhooks en hun geheimen, formulieren met inzendingen, beoordelingen, reacties en lopende abonnementen.',
  movingWarning: 'Het archief bevat persoonsgegevens en de codes van cadeaubonnen. Bewaar het veilig en verwijder het na de verhuizing.',
  movingDownload: 'Archief downloaden',
  movingImport: 'Archief importeren',
  movingImportNote: 'Een archief van deze dienst, hoogstens {size} MB. Wat er al is, blijft ongewijzigd; begin dus met een lege winkel. U ziet eerst een voorbeeld.',
  movingWrong: 'Dit is geen archief van deze dienst, of het is beschadigd.',
  movingTooLarge: 'Het archief bevat meer dan deze dienst aanneemt.',
  movingPictures: 'Afbeeldingen',
};
