import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: 'Changer de serveur',
  movingExplained: 'Une archive contient vos produits avec leurs images et avis, commandes, abonnements, clients, codes promo, cartes cadeaux, livraisons, taxes, les réglages de la boutique, les abonnés à la newsletter et les formulaires avec leurs envois, fichiers et paiements.',
  movingFiles: 'Les fichiers et les polices que vous avez envoyés pour le site sont inclus.',
  movingLacks: 'Non inclus : mots de passe, clés des prestataires de paiement, webhooks et leurs secrets et commentaires. Les abonnements arrivent en pause.',
  movingWarning: 'L’archive contient des données personnelles et les codes des cartes cadeaux. Conservez-la en lieu sûr et supprimez-la après le changement.',
  movingDownload: 'Télécharger l’archive',
  movingImport: 'Importer une archive',
  movingImportNote: 'Une archive de ce service, de {size} Mo au plus. Ce qui existe déjà ne change pas : commencez par une boutique vide. Vous voyez d’abord un aperçu.',
  movingWrong: 'Ce n’est pas une archive de ce service, ou elle est endommagée.',
  movingTooLarge: 'L’archive contient plus que ce que ce service accepte.',
  movingFilesLeft: '{title} : {count} non importés, car le contenu est endommagé ou son entrée manque.',
};
