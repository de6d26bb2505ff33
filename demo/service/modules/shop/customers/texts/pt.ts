import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: 'Clientes',
  customersExplained: 'Todas as pessoas que encomendaram e os clientes que importou. “Pago” é a soma das encomendas pagas menos os reembolsos.',
  customersSearch: 'Nome ou e-mail',
  customersPaid: 'Pago',
  customersFirst: 'Primeira encomenda',
  customersLast: 'Última encomenda',
  customersNewsletter: 'Newsletter',
  customersNote: 'Nota',
  customersImport: 'Importar clientes',
  customersImportNote: 'Um ficheiro CSV de outra loja, com e-mails, nomes, moradas, telefones e notas. Não são criadas contas nem enviados e-mails.',
  customersDelete: 'Eliminar os dados importados',
};
