/**
 * The public entry `site-elements/text`: messages in the manner of ICU, sizes and times in words, UUIDs, the catalogue of
 * an editor's messages in fifteen languages. Pure: runs in Node, needs no page.
 *
 * ```js
 * import { compileMessage, humanBytes } from 'site-elements/text';
 * const left = compileMessage('{count, plural, =0 {sold out} one {# piece left} other {# pieces left}}', 'en');
 * left({ count: 3 }); // 3 pieces left
 * humanBytes(1_572_864, 'fr'); // 1,5 Mo
 * ```
 */
export { compileMessage, type MessageValues } from './message-format.js';
export { bytesPerMegabyte, humanBytes } from './human-bytes.js';
export { agoOf, agoTexts, readMoment, untilNextAgo, untilText, type Ago, type Moment, type RelativePrecision } from './relative-time.js';
export { createUuid, isUuid, parseUuid, stringifyUuid, type RandomSource } from './uuid.js';
export { NotFoundError } from './not-found-error.js';
export { fill } from './fill.js';
export { interfaceTexts, type InterfaceText } from './interface/interface-texts.js';
export { speakInterface, type SayInterface } from './interface/speak-interface.js';
