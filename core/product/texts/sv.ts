import type { Words } from '../../text/translations.js';

export const texts: Words = {
  title: 'Din varukorg',
  empty: 'Din varukorg är tom.',
  quantityOf: 'Antal av {name}',
  less: 'En färre av {name}',
  more: 'En till av {name}',
  each: '{price} styck',
  remove: 'Ta bort',
  removeOf: 'Ta bort {name}',
  removed: '{name} är borttagen ur varukorgen.',
  undo: 'Ångra',
  undoOf: 'Ångra: lägg tillbaka {name}',
  subtotal: 'Delsumma',
  checkout: 'Till kassan',
  noCart: 'Din session har gått ut eller kakor är avstängda, så det går inte att fortsätta till kassan.',
};
