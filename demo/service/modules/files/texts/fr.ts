import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'Fichiers du site',
  siteFilesIntro: 'Images, documents et autres fichiers utilisés sur votre site. Leurs adresses restent les mêmes si vous les renommez ou les remplacez.',
  siteFilesScripts: 'L’envoi et la modification de fichiers nécessitent des scripts.',
  siteFilesSearch: 'Rechercher des fichiers',
  headerFooter: 'En-tête et pied de page',
  fileGone: 'Ce fichier a été supprimé.',
  uploadGone: 'Cet envoi a été annulé ou a expiré. Recommencez-le.',
  fileUnsupported: 'Le fichier {fileName} ne semble pas être un fichier pris en charge',
  fileTooLarge: 'Le fichier {fileName} est trop volumineux. La taille maximale autorisée est de {maxSize}.',
  nameMissing: 'Veuillez saisir un nom de fichier',
  uploadIncomplete: 'L’envoi du fichier n’a pas abouti',
  processingFailed: 'Le traitement du fichier a échoué',
};
