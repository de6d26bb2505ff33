import { expect, nextFrame } from '@open-wc/testing';
import type { WritableAtom } from 'nanostores';
import { elements } from 'virtual:elements';
import type { Setting } from '../../core/settings/setting.js';
import { $site, createSite, type Site } from '../../core/stores/site.js';
import { captureConsole } from './capture-console.js';
import { place, tagged } from './place.js';

// Whatever is where a word, a number or a list is expected: the element logs it and continues with the default.

const holdsItself: Record<string, unknown> = {};
holdsItself.self = holdsItself;
const values: [title: string, value: unknown][] = [
  ['5', 5],
  ['NaN', NaN],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
  ['a list', [null, 5, {}]],
  ['lists', [[holdsItself]]],
  ['a record', {}],
  ['a record that cannot be text', { toString: 5, valueOf: 5 }],
  ['a record without a prototype', Object.create(null)],
  ['a record that holds itself', holdsItself],
  ['a function', () => 5],
];
/** What JSON can say. */
const inContexts = new Set(['5', 'constructor', 'a list', 'a record that cannot be text']);
const site = $site as WritableAtom<Site>;

/** Errors while something runs, without the messages about them. */
async function errorsOf(run: () => Promise<void>): Promise<string[]> {
  const errors: string[] = [];
  const hear = (event: Event) => {
    const { error, reason } = (event instanceof CustomEvent ? event.detail : event) as { error?: unknown; reason?: unknown };
    errors.push(`${event.type}: ${String((error ?? reason as Error)) || 'unknown'}`);
    event.preventDefault();
  };
  const types = ['site-error', 'error', 'unhandledrejection'];
  for (const type of types) addEventListener(type, hear, true);
  try {
    await captureConsole(run);
  } finally {
    for (const type of types) removeEventListener(type, hear, true);
  }
  return errors;
}

for (const { definition, examples } of elements) {
  const { tag, settings, texts } = definition.table as { tag: string; settings: Record<string, Setting>; texts: Record<string, string> };
  const example = tagged(examples[0] ?? `<${tag}></${tag}>`, tag, tag);

  describe(`<${tag}> stands`, () => {
    const before = site.get();
    afterEach(() => {
      site.set(before);
      for (const box of document.querySelectorAll('body > section')) box.remove();
    });

    for (const [title, value] of values) {
      it(`with ${title} as every setting, and back`, async () => {
        const errors = await errorsOf(async () => {
          const element = await place(example, tag);
          for (const name of Object.keys(settings)) element[name] = value;
          await element.updateComplete;
          await nextFrame();
          for (const name of Object.keys(settings)) element[name] = null;
          await element.updateComplete;
        });
        expect(errors).to.deep.equal([]);
      });

      if (inContexts.has(title)) it(`with ${title} everywhere in the site context`, async () => {
        const cookieSettings = Object.fromEntries(
          ['Text', 'CtaText', 'OptOutCtaText', 'Variant', 'Position', 'Theme', 'AcceptType'].map(name => [`cookieBanner${name}`, value]),
        );
        const names = [
          'website',
          'locale',
          'currency',
          'authenticatedAccount',
          'websiteRoles',
          'websiteSettings',
          'captchaSettings',
          'collection',
          'item',
          'templateId',
        ];
        const errors = await errorsOf(async () => {
          for (const context of [
            { ...Object.fromEntries(names.map(name => [name, value])), texts: value, cookieSettings: value },
            { texts: { [tag]: Object.fromEntries(Object.keys(texts).map(key => [key, value])) }, websiteSettings: { cookieSettings } },
          ]) {
            site.set(createSite(context));
            const element = await place(example, tag);
            await element.updateComplete;
            await nextFrame();
            for (const key of Object.keys(texts)) {
              const { host } = element as unknown as { host: { text(key: string): unknown } };
              expect(host.text(key), key).to.be.a('string');
            }
          }
        });
        expect(errors).to.deep.equal([]);
      });
    }
  });
}
