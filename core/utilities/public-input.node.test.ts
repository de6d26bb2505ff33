import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as color from '../color/color.js';
import * as links from '../links/links.js';
import * as platform from '../platform/platform.js';
import * as text from '../text/text.js';
import * as tokens from '../../styles/tokens.js';
import { parseQuery } from './parse-query.js';
import { throttle } from './throttle.js';

/** Functions of the public modules that anything may be given: what they say of it, or what they answer. */
type Row = readonly [name: string, call: (given: never) => unknown, says: RegExp, given: readonly unknown[]];

const noText = [undefined, null, NaN, 7, true, {}, [], Symbol('x')];
const noNumber = [undefined, null, NaN, Infinity, '7', {}, Symbol('x')];
const noRecord = [undefined, null, NaN, 7, 'red', true, Symbol('x')];
const noColor = [...noRecord, {}, [], { red: 1, green: 1, blue: 1 }, { red: NaN, green: 1, blue: 1, alpha: 1 }, { red: '1', green: 1, blue: 1, alpha: 1 }];
const white = { red: 1, green: 1, blue: 1, alpha: 1 };

const refusals: readonly Row[] = [
  ['parseColor', color.parseColor, /^parseColor: got .+; expected a string\.$/, noText],
  ...(['toHsl', 'toHsv', 'luma', 'stringifyColor'] as const).map((name): Row => [name, color[name], new RegExp(`^${name}: .*expected (an object with red, green, blue, alpha|a finite number)\\.$`), noColor]),
  ['isDark', color.isDark, /^luma: .*expected/, noColor],
  ['contrastRatio of text', given => color.contrastRatio(given, white), /^contrastRatio: text: .*expected/, noColor],
  ['contrastRatio of a ground', given => color.contrastRatio(white, given), /^contrastRatio: ground: .*expected/, noColor],
  ['toPaletteColor', given => color.toPaletteColor(given, 'hex'), /^toPaletteColor: .*expected/, noColor],
  ['fromHsl', color.fromHsl, /^fromHsl: .*expected (an object with hue, saturation, lightness|a finite number)\.$/, [...noRecord, {}, { hue: 1, saturation: NaN, lightness: 1 }]],
  ['fromHsv', color.fromHsv, /^fromHsv: .*expected (an object with hue, saturation, value|a finite number)\.$/, [...noRecord, {}]],
  ['fromPaletteColor', color.fromPaletteColor, /^fromPaletteColor: .*expected/, [...noRecord, {}]],
  ...(['makeTheme', 'themeProperties', 'themeRule'] as const).map((name): Row => [name, color[name], /^makeTheme: .*expected/, [...noRecord, {}, { ...color.makePalette('red'), black: '#000' }]]),
  ['themeRule for no selector', given => color.themeRule(color.makePalette('red'), given), /^themeRule: selector: .*expected a string\.$/, [null, 7, {}]],
  ['textPairs', color.textPairs, /^textPairs: .*expected/, [...noRecord, {}]],
  ['seedOfPixels', color.seedOfPixels, /^seedOfPixels: got .+; expected the pixels of a canvas\.$/, [undefined, null, 7, 'red', {}]],
  ...(['safeUrl', 'readLink', 'readLinkCategory', 'linkText', 'readBlogUrlPattern'] as const).map((name): Row => [name, links[name], new RegExp(`^${name}: got .+; expected a string\\.$`), noText]),
  ...(['compileMessage', 'fill', 'readMoment'] as const).map((name): Row => [name, text[name], new RegExp(`^${name}: got .+; expected a string\\.$`), noText]),
  ['agoOf', given => text.getTimeAgo(given), /^agoOf: got .+; expected a finite number\.$/, noNumber],
  ['untilNextAgo', given => text.untilNextAgo(given), /^untilNextAgo: got .+; expected a finite number\.$/, noNumber],
  ['untilText', given => text.untilText(given, 'en'), /^untilText: got .+; expected a finite number\.$/, noNumber],
  ['untilText in no language', given => text.untilText(1, given), /^language: got .+; expected a language tag, such as "en-US"\.$/, noText],
  ['humanBytes', given => text.humanBytes(given), /^humanBytes: got .+; expected a number of 0 or more\.$/, [...noNumber, -1]],
  ['humanBytes in no language', given => text.humanBytes(1, given), /^language: got .+; expected a language tag/, noText.slice(1)],
  ['compileMessage in no language', given => text.compileMessage('a', given), /^language: got .+; expected a language tag/, noText.slice(1)],
  ['parseUuid', text.parseUuid, /^Invalid UUID string: .+; expected one such as/, [...noText, 'x'.repeat(1_000_000)]],
  ['stringifyUuid', text.stringifyUuid, /^Invalid UUID bytes: got .+; expected 16\.$/, [...noText, 'x'.repeat(16), new Uint8Array(15)]],
  ['createUuid', text.createUuid, /^Unsupported crypto random source: expected crypto\.getRandomValues\.$/, [null, 7, {}]],
  ['isViewerOnly', platform.isViewerOnly, /^isViewerOnly: got .+; expected a list\.$/, noRecord],
  ['isNonViewerOwner', platform.isNonViewerOwner, /^isNonViewerOwner: got .+; expected a list\.$/, noRecord],
  ['isAdmin', platform.isAdmin, /^isAdmin: websiteRoles: got .+; expected a list\.$/, [...noRecord, {}, { websiteRoles: 1, accessPermissions: [] }]],
  ['getEnumerationName', given => platform.getEnumerationName(given, 1), /^getEnumerationName: got .+; expected an enumeration, such as blockType\.$/, noRecord],
  ['tokenRule', given => tokens.tokenRule(given), /^tokenRule: selector: got .+; expected a string\.$/, noText.slice(1)],
  ['themeCustomProperties', tokens.themeCustomProperties, /^themeCustomProperties: got .+; expected an object such as defaultTheme\.$/, [null, 7, 'red', true, []]],
  ['themeCustomProperties with an unknown name', tokens.themeCustomProperties, /^themeCustomProperties: "[\w]+" is unknown; expected a name in defaultTheme/, [{ acent: '#000' }, { toString: '#000' }]],
  ['parseQuery', parseQuery, /^parseQuery: got .+; expected a string\.$/, noText],
  ['throttle', throttle, /^throttle: got .+; expected a function\.$/, noText],
];

const said = (given: unknown): string => (typeof given === 'object' && given !== null ? JSON.stringify(given).slice(0, 60) : String(given).slice(0, 60));

describe('an invalid argument of a public function is reported with the function\'s name, the actual value and the expected one', () => {
  for (const [name, call, says, all] of refusals) {
    test(name, () => {
      for (const given of all) {
        assert.throws(() => call(given as never), (error: Error) => {
          assert.match(error.message, says, said(given));
          assert.ok(error.message.length < 300, `${error.message.length} characters`);
          return true;
        }, said(given));
      }
    });
  }

  test('speakInterface', async () => {
    for (const given of noText) await assert.rejects(text.speakInterface(given as never), { name: 'TypeError', message: /^language: got .+; expected a language tag/ });
    const say = await text.speakInterface('de');
    for (const given of ['nothing', 'toString', '', undefined]) assert.throws(() => say(given as never), { name: 'TypeError', message: /^speakInterface: text ".*" is unknown; expected a name of interfaceTexts\.$/ });
  });

  test('waitForExistence', async () => {
    for (const given of [undefined, null]) await assert.rejects(platform.waitForExistence(given, '#a'), { name: 'TypeError', message: /^waitForExistence: parent is .+; expected an element/ });
  });
});

describe('a question about anything has an answer', () => {
  const questions: readonly (readonly [name: string, ask: (given: never) => boolean])[] = [
    ['isUuid', text.isUuid], ['isPageUrl', links.isPageUrl], ['isCollectionPanelPath', links.isCollectionPanelPath], ['isPermissionGroup', platform.isPermissionGroup],
    ['isWebsiteRole', platform.isWebsiteRole], ['isBlockVariant', platform.isBlockVariant],
  ];
  for (const [name, ask] of questions) test(name, () => { for (const given of [...noText.slice(0, 3), {}, [], true, Symbol('x'), 'x'.repeat(1_000_000)]) assert.equal(ask(given as never), false, said(given)); });
});
