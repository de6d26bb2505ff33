/**
 * The public entry `site-elements/text`: messages in the manner of ICU, sizes and times in words, UUIDs, the catalog of
 * an editor's messages in every language of the elements. Pure: runs in Node, needs no page.
 *
 * ```js
 * import { compileMessage, formatBytes } from 'site-elements/text';
 * const left = compileMessage('{count, plural, =0 {sold out} one {# piece left} other {# pieces left}}', 'en');
 * left({ count: 3 }); // 3 pieces left
 * formatBytes(1_572_864, 'fr'); // 1,5 Mo
 * ```
 */
export { compileMessage, type MessageValues } from './message-format.js';
export { bytesPerMegabyte, formatBytes } from './format-bytes.js';
export { getTimeAgo, agoTexts, formatRemaining, readMoment, untilNextAgo, type Ago, type Moment, type RelativePrecision } from './relative-time.js';
export { createUuid, isUuid, parseUuid, stringifyUuid, type RandomSource } from './uuid.js';
export { NotFoundError } from './not-found-error.js';
export { fill } from './fill.js';
export { interfaceTexts, type InterfaceText } from './i18n/interface-texts.js';
export { loadInterfaceTexts, type InterfaceTranslator } from './i18n/load-interface-texts.js';
// Earlier names of these exports, see docs/upgrade.md.
export { formatBytes as humanBytes } from './format-bytes.js';
export { formatRemaining as untilText, getTimeAgo as agoOf } from './relative-time.js';
export { loadInterfaceTexts as speakInterface, type InterfaceTranslator as SayInterface } from './i18n/load-interface-texts.js';
