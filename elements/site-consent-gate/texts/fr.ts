import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  notice: 'Ce contenu vient de {name}, qui peut enregistrer des cookies et voir que vous êtes ici.',
  here: 'un autre site',
  once: 'Afficher une fois',
  always: 'Toujours afficher',
  hide: 'Masquer à nouveau {name}',
};
