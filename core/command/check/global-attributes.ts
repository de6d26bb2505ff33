import { blockAttributes } from '../../element/settings-block.js';

/** Attributes that every HTML element takes. Source: HTML Living Standard, 3.2.6 and 6.12, and WAI-ARIA 1.2 */
const html = `accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is
  itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex title translate writingsuggestions xmlns`;

/** Those that every element of the library takes. */
const own = ['loading', ...blockAttributes];

const globalAttributes: ReadonlySet<string> = new Set([...html.split(/\s+/), ...own]);

/** Whether an attribute means the same on every element: a global one, data, ARIA, an event handler, or one of a framework's own. */
export const isGlobalAttribute = (name: string): boolean =>
  globalAttributes.has(name) || /^(?:data-|aria-|on[a-z]|[@:#*.?([]|v-|x-|ng-|hx-|up-|_|[\w-]+:)/.test(name);
