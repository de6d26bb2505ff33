import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: 'Verhuizen naar een andere server',
  movingExplained: 'Eén archief bevat uw producten met afbeeldingen en beoordelingen, bestellingen, abonnementen, klanten, kortingscodes, cadeaubonnen, verzending, belastingen, de instellingen van de winkel, nieuwsbriefabonnees en formulieren met inzendingen, bestanden en betalingen.',
  movingFiles: 'Bestanden en lettertypen die u voor de site hebt geüpload, zijn inbegrepen.',
  movingLacks: 'Niet inbegrepen: wachtwoorden, sleutels van betaalproviders, webhooks en hun geheimen en reacties. Abonnementen komen gepauzeerd aan.',
  movingWarning: 'Het archief bevat persoonsgegevens en de codes van cadeaubonnen. Bewaar het veilig en verwijder het na de verhuizing.',
  movingDownload: 'Archief downloaden',
  movingImport: 'Archief importeren',
  movingImportNote: 'Een archief van deze dienst, hoogstens {size} MB. Wat er al is, blijft ongewijzigd; begin dus met een lege winkel. U ziet eerst een voorbeeld.',
  movingWrong: 'Dit is geen archief van deze dienst, of het is beschadigd.',
  movingTooLarge: 'Het archief bevat meer dan deze dienst aanneemt.',
  movingFilesLeft: '{title}: {count} niet geïmporteerd, omdat de inhoud beschadigd is of de bijbehorende rij ontbreekt.',
};
