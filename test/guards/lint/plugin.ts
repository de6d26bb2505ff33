import type { ESLint } from 'eslint';
import { canParseUrl } from './can-parse-url.js';
import { composingInOnePlace } from './composing-in-one-place.js';
import { checkedReading } from './checked-reading.js';
import { deepActiveElement } from './deep-active-element.js';
import { effectCallbacks } from './effect-callbacks.js';
import { honestTests } from './honest-tests.js';
import { importLayers } from './import-layers.js';
import { intlInOnePlace } from './intl-in-one-place.js';
import { linearPatterns } from './linear-patterns.js';
import { noDrawerFiles } from './no-drawer-files.js';
import { noInlineStyle } from './no-inline-style.js';
import { noMarkupStrings } from './no-markup-strings.js';
import { platformOnlyGlobals } from './platform-only-globals.js';
import { retiredPhrases } from './retired-phrases.js';
import { retiredWordsRule } from './retired-words.js';
import { safeEventTarget } from './safe-event-target.js';
import { shellOnlyModules } from './shell-only-modules.js';

/** The rules of this repository. Each knows by a file's path whether it applies to it. */
export const plugin = {
  meta: { name: 'site' },
  rules: {
    'can-parse-url': canParseUrl,
    'checked-reading': checkedReading,
    'composing-in-one-place': composingInOnePlace,
    'deep-active-element': deepActiveElement,
    'effect-callbacks': effectCallbacks,
    'honest-tests': honestTests,
    'import-layers': importLayers,
    'intl-in-one-place': intlInOnePlace,
    'linear-patterns': linearPatterns,
    'no-drawer-files': noDrawerFiles,
    'no-inline-style': noInlineStyle,
    'no-markup-strings': noMarkupStrings,
    'platform-only-globals': platformOnlyGlobals,
    'retired-phrases': retiredPhrases,
    'retired-words': retiredWordsRule,
    'safe-event-target': safeEventTarget,
    'shell-only-modules': shellOnlyModules,
  },
} satisfies ESLint.Plugin;
