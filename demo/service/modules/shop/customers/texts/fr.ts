import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: 'Clients',
  customersExplained: 'Toutes les personnes qui ont commandé, et les clients que vous avez importés. « Payé » est la somme des commandes payées moins les remboursements.',
  customersSearch: 'Nom ou e-mail',
  customersPaid: 'Payé',
  customersFirst: 'Première commande',
  customersLast: 'Dernière commande',
  customersNewsletter: 'Newsletter',
  customersNote: 'Remarque',
  customersImport: 'Importer des clients',
  customersImportNote: 'Un fichier CSV d’une autre boutique, avec adresses e-mail, noms, adresses, téléphones et remarques. Aucun compte n’est créé et aucun e-mail n’est envoyé.',
  customersDelete: 'Supprimer les données importées',
};
