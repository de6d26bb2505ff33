import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: 'Fichier',
  importCheck: 'Vérifier le fichier',
  importFileMissing: 'Choisissez un fichier.',
  importPreview: 'Rien n’est encore enregistré. Vérifiez le résultat, puis importez-le.',
  importNow: 'Importer',
  importDone: 'Le fichier a été importé.',
  importFailed: 'Rien n’a été importé.',
  importExpired: 'Cet aperçu a expiré. Choisissez de nouveau le fichier.',
  importNothingNew: 'Le fichier ne contient rien de nouveau.',
  importEncoding: 'Le fichier a été lu en {encoding}.',
  importQuoteOpen: 'Ce guillemet n’est jamais fermé.',
  importDamaged: 'Les données de ce fichier sont endommagées.',
  importRowsMany: 'Le fichier a plus de {most} lignes. Divisez-le en plusieurs fichiers.',
  importNoColumn: 'Le fichier n’a pas de colonne « {column} ».',
  importColumns: 'Colonnes utilisées : {columns}',
  importColumnsUnused: 'Colonnes non utilisées : {columns}',
  importNew: 'Nouveaux',
  importPresent: 'Déjà présents, inchangés',
  importRepeated: 'Lignes en double',
  importFaulty: 'Lignes avec des erreurs, non importées',
};
