// What the library's own pages can do with scripts. They are complete without.
import { startConfigurator } from './configurator.js';
import { startSearch } from './search.js';

document.querySelectorAll<HTMLElement>('[data-configurator]').forEach(startConfigurator);
document.querySelectorAll<HTMLFormElement>('[data-search]').forEach(startSearch);
