import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: 'Clientes',
  customersExplained: 'Todas las personas que han pedido y los clientes que ha importado. «Pagado» es la suma de los pedidos pagados menos los reembolsos.',
  customersSearch: 'Nombre o correo',
  customersPaid: 'Pagado',
  customersFirst: 'Primer pedido',
  customersLast: 'Último pedido',
  customersNewsletter: 'Boletín',
  customersNote: 'Nota',
  customersImport: 'Importar clientes',
  customersImportNote: 'Un archivo CSV de otra tienda, con correos, nombres, direcciones, teléfonos y notas. No se crean cuentas ni se envían correos.',
  customersDelete: 'Eliminar los datos importados',
};
