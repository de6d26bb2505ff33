import { describe, it } from 'node:test';
import { resolve } from 'node:path';
import { RuleTester } from 'eslint';
import typescript from 'typescript-eslint';
import { plugin } from './plugin.js';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: { parser: typescript.parser as never, parserOptions: { ecmaFeatures: { jsx: true } } },
});

type Line = [file: string, code: string];

/** Every rule, with lines it lets pass and lines it refuses with these words. */
const cases: Record<keyof typeof plugin.rules, { good: Line[]; bad: [...Line, message: RegExp][] }> = {
  'import-layers': {
    good: [
      ['core/request/send.ts', "import { crumb } from '../platform/crumb.js';"],
      ['core/request/send.ts', "import { retry } from './retry.js';"],
      ['core/consent/ask.ts', "import { send } from '../request/send.js';"],
      ['elements/site-map/map.element.ts', "import { define } from '../../core/element/define.js';"],
      ['elements/site-map/map.browser.test.ts', "import { open } from '../../test/contract/open.js';"],
      ['demo/service/forms.ts', "import { formContract } from '../../core/contract/form.js';"],
      ['demo/start.ts', "import '../elements/site-map/site-map.js';"],
      ['demo/site/theme.ts', "import { makePalette } from '../../core/color/color.js';"],
      ['demo/start.ts', "import { mapSettings } from '../elements/site-map/map.settings.js';"],
      ['test/contract/element.browser.test.ts', "import { define } from '../../core/element/define.js';"],
      ['rollup.config.mjs', "import { tables } from './core/manifest/describe/tables.js';"],
    ],
    bad: [
      ['core/money/format.ts', "import { locale } from '../platform/locale.js';", /layer 0 and core\/platform is layer 1/],
      ['core/request/send.ts', "export { $cart } from '../stores/cart.js';", /Take the value as an argument/],
      ['core/request/send.ts', "const late = () => import('../stores/cart.js');", /layer 3/],
      ['core/drawer/one.ts', "import { locale } from '../platform/locale.js';", /core\/drawer has no layer/],
      ['core/element/define.ts', "import '../../elements/site-map/site-map.js';", /core\/ does not know elements/],
      ['styles/css.ts', "import { locale } from '../core/text/intl.js';", /imports core\/registry only/],
      ['demo/site/theme.ts', "import { css } from '../../styles/css.js';", /is not published/],
      ['core/stores/cart.ts', "import { price } from '../../demo/service/price.js';", /does not know demo/],
      ['elements/site-map/map.ts', "import { slide } from '../site-gallery/gallery.state.js';", /Write <site-gallery> in the markup/],
      ['demo/site/page.ts', "import { $cart } from '../../core/stores/cart.js';", /is not published/],
      ['test/e2e/cart.e2e.test.ts', "import { sum } from '../../elements/site-cart-badge/cart.state.js';", /is not published/],
    ],
  },
  'checked-reading': {
    good: [
      ['core/platform/storage.ts', "import { storedText } from './storage-area.js'; new BroadcastChannel('a'); addEventListener('storage', follow);"],
      ['core/session/stored-value.ts', "import { getStorage } from '../platform/storage-area.js';"],
      ['elements/site-map/map.ts', "readCookie('crumb', headerText); writeJson([]); getDocument(node).body; pageDocument.head; observer.observe(document);"],
      ['elements/site-map/map.ts', 'export const heads = (document: Document) => document.head;'],
      ['elements/site-map/map.browser.test.ts', "JSON.stringify([]); document.body.append(box); readCookie('a');"],
      ['core/element/auto.ts', 'document.head.append(link);'],
      ['demo/service/order.ts', 'JSON.stringify([]);'],
    ],
    bad: [
      ['core/forms/a.ts', "import { storedText } from '../platform/storage-area.js';", /readStored/],
      ['elements/site-map/map.ts', "addEventListener('storage', event => follow(event.newValue));", /readStored/],
      ['elements/site-map/map.ts', "new BroadcastChannel('site:map');", /tabChannel/],
      ['elements/site-map/map.ts', "readCookie('crumb');", /the shape of this one/],
      ['elements/site-map/map.ts', "document.querySelector('a');", /"document.querySelector" may be a picture/],
      ['elements/site-map/map.ts', 'const { body } = document;', /pageDocument/],
      ['core/motion/a.ts', 'const page = element.ownerDocument;', /getDocument/],
      ['core/motion/a.ts', 'const { ownerDocument: page } = element;', /getDocument/],
      ['core/request/a.ts', 'const body = JSON.stringify(json);', /writeJson/],
    ],
  },
  'can-parse-url': {
    good: [
      ['core/links/a.ts', "import { canParseUrl } from './can-parse-url.js'; canParseUrl(address, page);"],
      ['demo/service/a.ts', 'schema.canParse(address); new URL(address, page);'],
    ],
    bad: [
      ['core/links/a.ts', 'if (URL.canParse(address)) follow(address);', /"URL.canParse" refuses .* core\/links\/can-parse-url/],
      ['elements/site-map/a.ts', "globalThis.URL['canParse'](address);", /canParseUrl/],
      ['demo/service/a.ts', 'const { canParse } = URL;', /core\/contract\/can-parse-url/],
      ['test/e2e/a.ts', 'links.filter(URL.canParse);', /canParseUrl/],
    ],
  },
  'effect-callbacks': {
    good: [
      ['elements/site-map/A.tsx', 'useEffect(() => { focus(); }, []); useLayoutEffect(() => () => { end(); }, [end]);'],
      ['elements/site-map/A.tsx', 'useEffect(function begin() { return end; }); useMemo(() => sum(list), [list]);'],
    ],
    bad: [
      ['elements/site-map/A.tsx', 'useLayoutEffect(onDrawn, [onDrawn]);', /React would call/],
      ['core/forms/A.tsx', 'useEffect(() => fill(ranges), [ranges]);', /in braces/],
    ],
  },
  'composing-in-one-place': {
    good: [
      ['core/platform/is-composing.ts', 'const { isComposing: isUnfinished, keyCode } = event;'],
      ['core/forms/a.ts', "import { isComposing } from '../platform/is-composing.js'; if (isComposing(event)) close();"],
      ['elements/site-search/a.browser.test.ts', 'press({ isComposing: true, keyCode: 229 });'],
    ],
    bad: [
      ['core/forms/a.ts', 'if (event.isComposing) close();', /"isComposing" alone .* core\/platform\/is-composing/],
      ['elements/site-search/a.ts', 'const { key, isComposing } = event;', /"isComposing"/],
      ['elements/site-search/a.ts', 'const hear = ({ keyCode }) => keyCode === 13;', /"keyCode"/],
      ['core/overlay/a.ts', "if (event['keyCode'] === 27) close();", /"keyCode"/],
      ['demo/site/a.ts', 'const { keyCode: code } = event;', /"keyCode"/],
    ],
  },
  'intl-in-one-place': {
    good: [
      ['core/text/intl.ts', 'new Intl.NumberFormat("de");'],
      ['elements/site-map/map.ts', 'export const regionOf = (locale: Intl.Locale) => locale.region;'],
      ['core/text/intl.node.test.ts', 'new Intl.NumberFormat("de");'],
      ['demo/service/order.ts', 'new Intl.NumberFormat("en-IE");'],
    ],
    bad: [
      ['core/money/format.ts', 'new Intl.NumberFormat(locale);', /"Intl.NumberFormat" throws .* core\/text\/intl/],
      ['elements/site-map/map.ts', 'const price = amount.toLocaleString(lang);', /"toLocaleString"/],
      ['core/forms/a.ts', 'names.sort((a, b) => a.localeCompare(b));', /"localeCompare"/],
      ['core/forms/a.ts', 'const { Collator } = Intl;', /"Intl"/],
    ],
  },
  'shell-only-modules': {
    good: [
      ['core/element/define.ts', "import r2wc from '@r2wc/core';"],
      ['elements/site-map/Map.tsx', "import { useState } from 'react';"],
      ['elements/site-map/map.styles.ts', "import { css } from '../../styles/css.js';"],
      ['elements/site-map/map.ts', "import type { LitElement } from 'lit';"],
      ['elements/site-map/map.browser.test.ts', "import { createRoot } from 'react-dom/client';"],
    ],
    bad: [
      ['elements/site-map/map.ts', "import r2wc from '@r2wc/core';", /through core\/element/],
      ['elements/site-map/Map.tsx', "import { createPortal } from 'react-dom';", /let core\/element render/],
      ['elements/site-map/map.ts', "import { LitElement } from 'lit';", /leaf base/],
      ['elements/site-map/map.styles.ts', "import { css } from '@lit/reactive-element/css-tag.js';", /styles\/css.js for css/],
    ],
  },
  'platform-only-globals': {
    good: [
      ['core/platform/storage.ts', "localStorage.getItem('cart');"],
      ['core/element/define.ts', 'document.createElement("div");'],
      ['elements/site-map/Map.tsx', 'document.addEventListener("keydown", () => {});'],
      ['core/request/send.ts', 'export const send = (path: string) => fetch(path);'],
      ['core/request/upload.ts', 'export const call = () => new XMLHttpRequest();'],
      ['core/overlay/trap.ts', 'export function trap(document: Document, observer: MutationObserver) { observer.observe(document, {}); }'],
      ['core/stores/cart.node.test.ts', 'localStorage.clear();'],
    ],
    bad: [
      ['core/money/format.ts', 'const locale = navigator.language;', /only core\/platform touches it/],
      ['core/consent/ask.ts', 'setTimeout(() => {}, 10);', /"setTimeout"/],
      ['core/stores/cart.ts', 'globalThis.localStorage.clear();', /globalThis.localStorage/],
      ['core/stores/cart.ts', 'export const call = () => new XMLHttpRequest();', /"XMLHttpRequest"/],
      ['core/stores/cart.ts', 'const watch = new MutationObserver(() => {});', /"MutationObserver"/],
      ['elements/site-map/map.state.ts', 'const width = window.innerWidth;', /"window"/],
      ['elements/site-map/Map.tsx', "sessionStorage.setItem('a', 'b');", /keep it in a store/],
      ['elements/site-map/Map.tsx', "fetch('/tiles');", /core\/request/],
    ],
  },
  'no-markup-strings': {
    good: [
      ['core/text/strings.ts', 'node.innerHTML = text;'],
      ['elements/site-map/map.ts', 'const length = node.innerHTML.length; node.textContent = text;'],
      ['elements/site-map/map.browser.test.ts', 'node.innerHTML = "<site-map></site-map>";'],
    ],
    bad: [
      ['elements/site-map/map.ts', 'node.innerHTML = text;', /"innerHTML"/],
      ['elements/site-map/map.ts', 'node.outerHTML += text;', /"outerHTML"/],
      ['demo/site/theme.ts', "node.insertAdjacentHTML('beforeend', text);", /"insertAdjacentHTML"/],
      ['demo/site/theme.ts', 'document.write(text);', /"document.write"/],
      ['core/element/define.ts', 'eval(text);', /"eval"/],
      ['core/element/define.ts', 'new Function(text);', /"new Function"/],
      ['elements/site-map/Map.tsx', 'const view = <p dangerouslySetInnerHTML={{ __html: text }} />;', /dangerouslySetInnerHTML/],
    ],
  },
  'no-inline-style': {
    good: [['elements/site-map/Map.tsx', 'const view = <div className="map" />;']],
    bad: [['elements/site-map/Map.tsx', 'const view = <div style={{ color: "red" }} />;', /strict policy/]],
  },
  'deep-active-element': {
    good: [
      ['core/platform/page.ts', 'let active = document.activeElement;'],
      ['elements/site-map/map.ts', 'const active = root.activeElement;'],
    ],
    bad: [
      ['elements/site-map/map.ts', 'const active = document.activeElement;', /deepActiveElement/],
      ['core/overlay/stack.ts', 'const active = host.ownerDocument.activeElement;', /deepActiveElement/],
    ],
  },
  'retired-phrases': {
    good: [
      ['elements/site-map/map.settings.ts', '/** Shows zoom buttons. The service is `asked for` in code. */ export {};'],
      ['core/manifest/wordpress/plugin.ts', '// It opens by itself.'],
      ['demo/service/listen.node.test.ts', 'test(`reports ${told}`, () => read("by itself"));'],
      ['core/text/uuid.ts', '/** Whether it is a UUID. */ export const by = "by itself";'],
    ],
    bad: [
      ['elements/site-map/map.settings.ts', '/** It opens by itself. */ export {};', /"by itself": this phrase is retired; the standard term is automatically/],
      ['core/manifest/describe/groups.ts', '// Shown to everybody and nobody.', /the visitor, the site owner/],
      ['core/text/uuid.ts', 'console.warn(`uuid "${given}" is no text; using none.`);', /"is no text": this phrase is retired; the standard term is is not a/],
      ['elements/site-map/map.controller.ts', '// It opens by itself.', /the standard term is automatically/],
      ['core/forms/form.state.node.test.ts', '// It opens by itself.', /the standard term is automatically/],
      ['demo/service/listen.node.test.ts', "test('the owner is told', () => {});", /"is told": this phrase is retired/],
      ['core/text/uuid.ts', '/** Empty where there is\n * none. */ export {};', /"is\s+none": this phrase is retired; the standard term is does not exist/],
      ['core/text/uuid.ts', '/** Throws, and says so. */ export {};', /"says so": this phrase is retired; the standard term is reports it/],
      ['core/text/uuid.ts', '/** What is said of it. */ export {};', /"is said": this phrase is retired; the standard term is is shown/],
      ['core/text/uuid.node.test.ts', 'it.only(`${text} is no UUID`, () => {});', /"is no UUID": this phrase is retired/],
      ['core/text/uuid.ts', "throw new TypeError('Somebody has to give a name.');", /the visitor, the site owner/],
    ],
  },
  'retired-words': {
    good: [
      ['core/platform/network.ts', 'export const sendBeacon = () => {};'],
      ['elements/site-map/map.ts', 'const compliant = true;'],
      ['core/request/request.ts', 'const thisMachine = true;'],
      ['core/contract/paths.ts', "const censusRecordHit = '/api/census/RecordHit';"],
    ],
    bad: [
      ['core/platform/network.ts', 'export const sendUnheard = () => {};', /"unheard" is retired; the standard term is beacon/],
      ['elements/site-map/map.ts', 'noticeOnce("two");', /standard term is warnOnce/],
      ['elements/site-map/map.ts', 'class Map { #complainOfNone() {} }', /"complain" is retired/],
      ['demo/service/create-service.ts', 'const onTrouble = () => {};', /"trouble" is retired; the standard term is error/],
      ['test/bench/run.ts', 'const complaints = [];', /standard term is warnings/],
      ['elements/site-map/map.ts', 'const machine = {};', /standard term is state/],
      ['elements/site-map/complain.ts', 'export {};', /standard term is warn/],
    ],
  },
  'safe-event-target': {
    good: [
      ['elements/site-map/map.ts', 'host.addEventListener("click", (event) => event.composedPath()[0]);'],
      ['core/forms/field.ts', 'const read = (event) => event.target;'],
    ],
    bad: [
      ['elements/site-map/map.ts', 'host.addEventListener("click", (event) => event.target);', /composedPath/],
      ['core/element/define.ts', 'const read = (e) => e.target;', /currentTarget/],
    ],
  },
  'linear-patterns': {
    good: [
      ['core/contract/fields/a.ts', 'const a = /^[^@]+@[^@]+$/; text.replace(/\\s+/g, " ");'],
      ['core/manifest/a.ts', 'const a = /a+b/;'],
      ['demo/service/a.node.test.ts', 'const a = /a+b/;'],
    ],
    bad: [
      ['core/contract/fields/a.ts', 'const a = /\\s*[\\r\\n]+\\s*/g;', /quadratic time/],
      ['demo/service/kernel/http/a.ts', 'const a = /^(a+)+$/;', /exponential time/],
      ['core/forms/a.ts', 'const a = new RegExp(word);', /cannot be judged/],
    ],
  },
  'no-drawer-files': {
    good: [['core/money/format-money.ts', 'export {};'], ['core/settings/type-of.ts', 'export {};']],
    bad: [
      ['core/money/utils.ts', 'export {};', /"utils.ts" is a drawer/],
      ['core/helpers/format.ts', 'export {};', /"helpers" is a drawer/],
      ['elements/site-map/types.ts', 'export {};', /"types.ts" is a drawer/],
    ],
  },
  'honest-tests': {
    good: [
      ['core/money/format.node.test.ts', "it('adds', () => {}); test('t', { timeout: 5 }, () => {});"],
      ['core/money/format.node.test.ts', 'await new Promise((done) => setTimeout(done, 0));'],
      ['demo/service/slow.ts', 'await new Promise((done) => setTimeout(done, 100));'],
    ],
    bad: [
      ['core/money/format.node.test.ts', "it.only('adds', () => {});", /"only" hides/],
      ['core/money/format.node.test.ts', "describe.skip('sums', () => {});", /"skip" hides/],
      ['core/money/format.node.test.ts', "test('adds', { skip: true }, () => {});", /"skip" hides/],
      ['core/money/format.node.test.ts', "test('adds', (t) => { t.todo(); });", /"todo" hides/],
      ['core/money/format.browser.test.ts', "it('adds', function () { this.skip(); });", /"skip" hides/],
      ['core/money/format.browser.test.ts', "xit('adds', () => {});", /"xit" hides/],
      ['core/money/format.browser.test.ts', 'await new Promise((done) => setTimeout(done, 50));', /fixed sleep/],
      ['core/money/format.browser.test.ts', 'const tick = (ms) => new Promise((done) => setTimeout(done, ms));', /fixed sleep/],
      ['core/money/format.browser.test.ts', "import { aTimeout } from '@open-wc/testing';", /fixed sleep/],
      ['test/e2e/cart.e2e.test.ts', 'await page.waitForTimeout(100);', /fixed sleep/],
    ],
  },
};

for (const [name, { good, bad }] of Object.entries(cases)) {
  tester.run(`the rule ${name}`, plugin.rules[name as keyof typeof plugin.rules], {
    valid: good.map(([file, code]) => ({ name: `lets pass, in ${file}: ${code}`, filename: resolve(file), code })),
    invalid: bad.map(([file, code, message]) => ({
      name: `refuses, in ${file}: ${code}`, filename: resolve(file), code, errors: [{ message }],
    })),
  });
}
