// Runs in every engine: parsers.
import { expect } from '@open-wc/testing';
import { repair } from '../../core/repair/repair.js';
import { captureConsole } from './capture-console.js';
import { keptBy, savedByOthers } from './editor-fixtures/other-editors.js';
import { pasted, type Snippet } from './editor-fixtures/pasted.js';
import { savedByWordPress } from './editor-fixtures/wordpress.js';

// What content systems make of a pasted snippet, and what an element makes of that.

const ours = ['site-gallery', 'cookie-banner', 'site-form', 'site-map', 'site-dialog', 'site-accordion', 'site-mobile-bar', 'site-tooltip'];
const selector = ours.map(tag => `${tag}, [data-${tag}]`).join();

/** Read as a page is: the tags are not defined here. */
function parse(markup: string): HTMLElement {
  return new DOMParser().parseFromString(`<body>${markup}</body>`, 'text/html').body;
}

function repairAll(box: HTMLElement): HTMLElement {
  for (const found of box.querySelectorAll(selector)) repair(found, ours.find(tag => found.localName === tag || found.hasAttribute(`data-${tag}`))!);
  return box;
}

/** The things in an element and the words, in order: paragraphs that only hold them do not matter. */
function content(element: Element): string[] {
  return [element, ...element.querySelectorAll('*')].filter(node => node.localName !== 'p').map(node => {
    const attributes = [...node.attributes].filter(({ name, value }) => name !== 'type' || value !== 'text').map(({ name, value }) => `${name}=${value}`);
    return [node.localName, ...attributes.sort()].join(' ');
  }).concat(element.textContent!.replace(/\s+/g, ''));
}

/** A tag is lost where an editor removes unknown elements; fields, where it removes forms; lines, where Markdown takes them for code. */
const lost: Record<string, readonly string[]> = {
  TinyMCE: ['gallery tag', 'banner tag'],
  'WordPress, HTML block, author': ['gallery tag', 'banner tag', 'form', 'dialog'],
  'WordPress, classic, author': ['gallery tag', 'banner tag', 'form', 'dialog'],
  'markdown-it': ['form'],
  marked: ['form'],
};

const saved: [editor: string, snippet: Snippet, markup: string][] = [
  ...Object.entries({ ...savedByWordPress, ...savedByOthers }).flatMap(([editor, results]) =>
    (Object.keys(pasted) as Snippet[]).map((name): [string, Snippet, string] => [editor, name, results[name] ?? pasted[name].markup])),
  ...Object.entries(keptBy).flatMap(([editor, around]) =>
    (Object.keys(pasted) as Snippet[]).map((name): [string, Snippet, string] => [editor, name, around(pasted[name].markup)])),
];

describe('a snippet, as an editor has saved it, is the element that was pasted', () => {
  for (const [editor, name, markup] of saved) {
    if (lost[editor]?.includes(name)) continue;
    it(`${editor}: ${name}`, async () => {
      const { tag } = pasted[name];
      const wanted = repairAll(parse(pasted[name].markup)).querySelector(tag)!;
      let got!: HTMLElement;
      const heard = await captureConsole(() => { got = repairAll(parse(`<h1>A page</h1>${markup}<p>The page goes on.</p><p>And on.</p>`)); });
      expect(content(got.querySelector(tag)!)).to.deep.equal(content(wanted));
      expect([...got.querySelectorAll('body > p')].map(({ textContent }) => textContent)).to.include('The page goes on.');
      expect(got.querySelector(tag)!.textContent).not.to.include('The page goes on.');
      expect(heard.length, 'torn elements log it').to.equal(/<p><(site|cookie)-/.test(markup) ? 1 : 0);
    });
  }
});

describe('what is not a split element is left alone', () => {
  for (const markup of [
    '<p><cookie-banner></cookie-banner></p><p>The article begins.</p><p>And goes on.</p>',
    '<p>From <site-price amount="30"></site-price></p><p></p><p>More.</p>',
    '<p><site-tooltip><a href="#">word</a></site-tooltip></p><p>An article.</p><p></p>',
    `<p><cookie-banner></cookie-banner></p><p>${'A long article. '.repeat(300)}</p><p></p>`,
    '<p><cookie-banner></cookie-banner></p><h1>A page</h1><p>Words.</p><p></p>',
  ]) {
    it(markup.slice(0, 90), async () => {
      const box = parse(markup);
      const heard = await captureConsole(() => {
        for (const found of box.querySelectorAll('cookie-banner, site-price, site-tooltip')) repair(found, found.localName);
      });
      expect(box.innerHTML).to.equal(markup);
      expect(heard).to.deep.equal([]);
    });
  }

  it('a break and a blank line that the author means stay', () => {
    const markup = '<address>The Net Loft<br>Harbour Road<br><a href="#">Map</a></address><pre>a<br><br>b</pre><p>One<br><br>two</p>';
    const [map] = parse(`<div data-site-map>${markup}</div>`).children;
    expect(repair(map!, 'site-map').innerHTML).to.equal(markup);
  });

  it('markup that Markdown has taken for code is reported, and stays text', async () => {
    const box = parse(savedByOthers['markdown-it']!.form!);
    const heard = await captureConsole(() => { repairAll(box); });
    expect(heard).to.have.length(1);
    expect(heard[0]).to.include('<site-form>').and.to.include('indented by four spaces');
    expect(box.querySelectorAll('button')).to.have.length(0);
  });
});
