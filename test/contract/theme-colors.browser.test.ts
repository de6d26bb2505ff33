// Runs in every engine: texts and links on surfaces of elements, under the colors of themes.
import { setViewport } from '@web/test-runner-commands';
import { expect, nextFrame } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import { captureConsole } from './capture-console.js';
import { textsOnOwnSurface } from './contrast.js';
import { atRest, place, tagged, type Live } from './place.js';
import { waitUntil } from './wait-until.js';

// A theme colors links, paragraphs and headings for the page's own ground. What an author writes into a banner, a popup or a bar
// is on a surface of an element, which may be dark where the page is light.

const words = 'p, h1, h2, h3, h4, li, dd, dt, address, figcaption, blockquote, strong, em, small, span, label, td';
/** Rules as themes have them, of little weight and of much, for a light page and for a dark one. */
const themes: Readonly<Record<string, string>> = {
  'Twenty Twenty-Three, on a light ground':
    'body { background: #fff; color: #000; } a:where(:not(.wp-element-button)) { color: #9dff20; } :where(h2) { color: #000; }',
  'pale links and words for a dark ground': `body { background: #10131a; color: #dfe3ea; } ${words} { color: #dfe3ea; } a, a:visited { color: #9ecbff; }`,
  'dark links and words, by classes': `.site .entry-content :is(${words}) { color: #23272f; } .site .entry-content a:not(.button), .site .entry-content a:not(.button):visited { color: #0a3069; }`,
  'pale links and words, by an id': `#page :is(${words}) { color: #e9ecf1; } #page a:link, #page a:visited { color: #ffd479; }`,
};

/** Elements that have an author's words on a surface of their own: what is not found there is not proved. */
const withWords = new Set([
  'cookie-banner',
  'site-announcement-bar',
  'site-code',
  'site-dialog',
  'site-error-overlay',
  'site-map',
  'site-mobile-bar',
  'site-popup',
  'site-tooltip',
]);

const opens = (element: Live): unknown => element.show ?? element.open;

/** Some are seen once they are shown. */
async function show(element: Live): Promise<void> {
  const open = opens(element);
  if (typeof open === 'function') await (open as () => unknown).call(element);
}

for (const { definition, examples } of elements) {
  const { tag } = definition.table;

  describe(`texts on surfaces of <${tag}>`, () => {
    const rules = document.createElement('style');
    /** Examples that are complete immediately and have no text on a surface: no theme changes them, so they are checked under the first theme only. */
    const withoutSurface = new Set<number>();
    before(async () => {
      await setViewport({ width: 900, height: 720 }); // a phone's bar shows in windows like this
      document.head.append(rules);
      document.body.id = 'page';
      document.body.className = 'site';
    });
    after(async () => {
      rules.remove();
      document.body.removeAttribute('id');
      document.body.removeAttribute('class');
      document.documentElement.style.colorScheme = '';
      await setViewport({ width: 1280, height: 720 });
    });
    afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

    for (const [name, theme] of Object.entries(themes)) {
      it(`can be read under a theme: ${name}`, async () => {
        rules.textContent = theme;
        await captureConsole(async () => {
          let found = 0;
          for (const [at, example] of examples.entries()) {
            if (withoutSurface.has(at)) continue;
            let hasSurface = withWords.has(tag);
            const element = await place(`<div class="entry-content">${tagged(example, tag, tag)}</div>`, tag);
            await atRest(element, definition);
            await show(element);
            for (const scheme of ['light', 'dark']) {
              document.documentElement.style.colorScheme = scheme;
              let pale: string[] = [];
              try { // what opens comes with a movement
                await waitUntil(async () => {
                  await nextFrame();
                  const texts = textsOnOwnSurface(element);
                  hasSurface ||= texts.length > 0;
                  found += texts.filter(({ holder }) => element.contains(holder)).length;
                  pale = texts.filter(({ contrast }) => contrast < 4.5).map(({ words: said, contrast }) => `${said}: ${contrast.toFixed(1)}`);
                  return pale.length === 0;
                }, undefined, { timeout: 3_000 });
              } catch {
                expect(pale, `example ${at + 1}, ${scheme}`).to.deep.equal([]);
              }
            }
            if (!hasSurface && typeof opens(element) !== 'function') withoutSurface.add(at);
            element.closest('section')!.remove();
          }
          if (withWords.has(tag)) expect(found, 'the author\'s words').to.be.greaterThan(0);
        });
      });
    }
  });
}

describe('colors that an author has chosen', () => {
  const rules = document.createElement('style');
  before(() => {
    rules.textContent = '.promo { color: rgb(160, 0, 0); } .entry-content a:where(:not(.wp-element-button)) { color: #9dff20; } .wp-element-button { background: #000; color: rgb(255, 255, 255); }';
    document.head.append(rules);
  });
  after(() => rules.remove());
  afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

  it('stay on our surfaces: by a style, by a class, and those of a theme\'s buttons', async () => {
    const element = await place(
      `<div class="entry-content"><site-dialog><h2 style="color: rgb(0, 90, 0)">A title</h2><p class="promo">Words, <a href="#x">a link</a></p>
      <p>More <a href="#y">links</a></p><p><a class="wp-element-button" href="#z">A button</a></p></site-dialog></div>`,
      'site-dialog',
    );
    await show(element);
    const colorOf = (selector: string) => getComputedStyle(element.querySelector(selector)!).color;
    await waitUntil(() => element.querySelector('h2')!.checkVisibility());
    expect(colorOf('h2')).to.equal('rgb(0, 90, 0)');
    expect(colorOf('.promo')).to.equal('rgb(160, 0, 0)');
    expect(colorOf('.promo a')).to.equal('rgb(160, 0, 0)');
    expect(colorOf('[href="#y"]')).to.equal(getComputedStyle(element.querySelector('[href="#y"]')!.parentElement!).color);
    expect(getComputedStyle(element.querySelector('[href="#y"]')!).textDecorationLine).to.equal('underline');
    expect(colorOf('.wp-element-button')).to.equal('rgb(255, 255, 255)');
    element.closest('section')!.remove();
  });
});

describe('texts with a class of the theme', () => {
  const rules = document.createElement('style');
  before(async () => {
    await setViewport({ width: 900, height: 720 });
    rules.textContent = `.lead { color: #23272f; } .pale { color: #e9ecf1 !important; } .promo { color: rgb(160, 0, 0); } .box { background: #fff; }`;
    document.head.append(rules);
  });
  after(async () => {
    rules.remove();
    document.documentElement.style.colorScheme = '';
    await setViewport({ width: 1280, height: 720 });
  });
  afterEach(() => {
    for (const box of document.querySelectorAll('body > section')) box.remove();
    document.documentElement.style.colorScheme = '';
  });

  const words = '<p class="lead">Lead words</p><div class="pale"><p>Pale words, <a href="#x">a link</a></p></div><p>Plain words</p>';
  for (const tag of ['cookie-banner', 'site-announcement-bar', 'site-dialog', 'site-error-overlay', 'site-mobile-bar', 'site-popup']) {
    for (const scheme of ['light', 'dark']) {
      it(`can be read on the surface of <${tag}>: ${scheme}`, async () => {
        document.documentElement.style.colorScheme = scheme;
        const element = await place(`<${tag}>${words}</${tag}>`, tag);
        await show(element);
        let pale: string[] = ['nothing is shown'];
        await waitUntil(() => {
          const texts = textsOnOwnSurface(element).filter(({ holder }) => element.contains(holder));
          if (texts.length < 4) return false;
          pale = texts.filter(({ contrast }) => contrast < 4.5).map(({ words: said, contrast }) => `${said}: ${contrast.toFixed(1)}`);
          return pale.length === 0;
        }, undefined, { timeout: 4_000 }).catch(() => { expect(pale).to.deep.equal([]); });
      });
    }
  }

  it('that can be read keep their color, and those on a surface of the author\'s', async () => {
    document.documentElement.style.colorScheme = 'dark';
    const element = await place(
      '<site-dialog><p class="pale">Pale</p><div class="box"><p class="promo">Promo</p></div><p class="lead">Lead</p></site-dialog>',
      'site-dialog',
    );
    await show(element);
    const colorOf = (selector: string) => getComputedStyle(element.querySelector(selector)!).color;
    await waitUntil(() => colorOf('.lead') !== 'rgb(35, 39, 47)', 'the unreadable one is not of its theme\'s color');
    expect([colorOf('.pale'), colorOf('.promo')]).to.deep.equal(['rgb(233, 236, 241)', 'rgb(160, 0, 0)']);
    element.querySelector('.lead')!.className = 'promo';
    await waitUntil(() => element.querySelectorAll('[data-site-unreadable]').length === 1);
    document.querySelector('body > section')!.remove();
  });
});

describe('a theme that gives tags a ground of their own, or colors them with !important', () => {
  const rules = document.createElement('style');
  before(() => {
    rules.textContent = `h2 { background: #000; color: #fff; } blockquote { background: #ffe; color: #321; } blockquote p { color: #210; }
      small { background: #fff; color: #fff; } a, a:visited { color: yellow !important; } .dark-link { color: #112 !important; }`;
    document.head.append(rules);
  });
  after(() => {
    rules.remove();
    document.documentElement.style.colorScheme = '';
  });
  afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

  const words = `<h2>A title</h2><p>Words, <a href="#x">a link</a>, <a class="dark-link" href="#y">another</a></p>
    <blockquote><p>What she said</p></blockquote><small>White on white</small>`;
  for (const tag of ['cookie-banner', 'site-announcement-bar', 'site-dialog', 'site-popup']) {
    for (const scheme of ['light', 'dark']) {
      it(`is read on the surface of <${tag}>: ${scheme}`, async () => {
        document.documentElement.style.colorScheme = scheme;
        const element = await place(`<${tag}>${words}</${tag}>`, tag);
        await show(element);
        const brightnessOf = (selector: string) => Number(/\d+/.exec(getComputedStyle(element.querySelector(selector)!).color)![0]);
        await waitUntil(() => element.querySelector('h2')!.checkVisibility() && brightnessOf('h2') > 150, 'pale words on the black ground of the theme');
        await waitUntil(() => brightnessOf('blockquote p') < 80, 'dark words on the pale ground of the theme');
        await waitUntil(() => {
          const texts = textsOnOwnSurface(element).filter(({ holder }) => element.contains(holder));
          return texts.length >= 4 && texts.every(({ contrast }) => contrast >= 4.5);
        }, 'words and links on the surface');
        expect(element.querySelector('small')!.hasAttribute('data-site-own-ground'), 'what is no better with the theme\'s color').to.be.false;
      });
    }
  }
});
