// What the library's own pages can do with scripts. They are complete without.
import { startConfigurator } from './configurator.js';
import { startSearch } from './search.js';
import { startThemes } from './themes.js';

document.querySelectorAll<HTMLElement>('[data-configurator]').forEach(startConfigurator);
document.querySelectorAll<HTMLElement>('[data-themes]').forEach(startThemes);
document.querySelectorAll<HTMLFormElement>('[data-search]').forEach(startSearch);
