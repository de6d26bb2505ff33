// Runs in every engine: font faces of adopted style sheets, size-adjust, measured text.
import { expect, fixture, oneEvent } from '@open-wc/testing';
import { rememberHost } from '../../core/embed/allowed-hosts.js';
import { answerConsent } from '../../core/stores/consent.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-fonts.js';

type Fonts = HTMLElementTagNameMap['site-fonts'];

const text = 'Every bowl on this shelf was thrown on a kick wheel, glazed with ash, and fired twice over two long days in the harbour kiln.';
const familyNames = () => [...document.fonts].map(face => face.family.replaceAll('"', ''));
const isThere = (family: string) => familyNames().includes(family);

async function place(attributes: string): Promise<Fonts> {
  const element = await fixture<Fonts>(`<site-fonts folder="/demo/fonts" ${attributes}></site-fonts>`);
  await element.updateComplete;
  return element;
}

/** Puts the page's own rules, as an owner pastes them, and a paragraph into the page. */
async function withText(rules: string, family: string, act: (paragraph: HTMLElement) => Promise<void> | void): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  const paragraph = await fixture<HTMLElement>(`<p style="font: 20px ${family}; inline-size: 420px; margin: 0">${text}</p>`);
  try {
    await act(paragraph);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet);
  }
}

/** Answers a style sheet of the site's own. */
async function withSheet(text: string, act: (address: string) => Promise<void>): Promise<void> {
  const address = '/own-fonts.css';
  const { fetch } = window;
  window.fetch = (asked, options) => (String(asked).endsWith(address)
    ? Promise.resolve(new Response(text, { headers: { 'Content-Type': 'text/css' } })) : fetch.call(window, asked, options));
  await act(address).finally(() => { window.fetch = fetch; });
}

/** Sees which links to other hosts are put into the page, and lets none leave it. */
async function withLinks(act: (asked: HTMLLinkElement[]) => Promise<void>): Promise<void> {
  const asked: HTMLLinkElement[] = [];
  const { append } = document.head;
  document.head.append = (...nodes) => {
    for (const node of nodes) if (node instanceof HTMLLinkElement) asked.push(node);
    append.call(document.head, ...nodes.filter(node => !(node instanceof HTMLLinkElement)));
  };
  await act(asked).finally(() => { document.head.append = append; });
}

describe('<site-fonts>', () => {
  beforeEach(() => answerConsent('unasked'));
  after(() => answerConsent('unasked'));

  it('loads a font family of the site without consent, reports it, and removes it again', async () => {
    const element = document.createElement('site-fonts');
    Object.assign(element, { folder: '/demo/fonts', families: 'Lora 400 700' });
    const changed = oneEvent(element, 'site-fonts-change');
    document.body.append(element);
    expect((await changed).detail).to.deep.equal({ families: ['Lora'] });
    expect([...document.fonts].filter(face => face.family.includes('Lora')).map(face => `${face.weight} ${face.display}`)).to.have.members([
      '400 swap',
      '700 swap',
    ]);
    await document.fonts.load('400 20px Lora');
    expect(document.fonts.check('400 20px Lora')).to.equal(true);
    element.remove();
    await waitUntil(() => !isThere('Lora'));
  });

  it('never hides text: what a sheet says of blocking is not taken over', () => withSheet(
    '@import "https://fonts.example/x.css"; @font-face { font-family: Slow; src: url(/none.woff2); font-display: block } @font-face { font-family: Optional; src: url(/none.woff2); font-display: optional }',
    async address => {
      await place(`href="${address}"`);
      await waitUntil(() => isThere('Slow'));
      expect([...document.fonts].filter(face => /Slow|Optional/.test(face.family)).map(({ display }) => display)).to.deep.equal(['swap', 'optional']);
    },
  ));

  it('requests a font service only after consent, and not after a refusal', () => withLinks(async asked => {
    const element = await place('families="Lora 400 700i, Source Sans 3" source="google" kit="abc1def"');
    expect(asked).to.deep.equal([]);
    answerConsent('accepted');
    await waitUntil(() => asked.length === 2);
    expect(asked.map(({ href }) => href)).to.deep.equal([
      'https://fonts.googleapis.com/css2?family=Lora:ital,wght@0,400;1,700&family=Source+Sans+3:wght@400;700&display=swap',
      'https://use.typekit.net/abc1def.css',
    ]);
    expect(asked.map(({ media, crossOrigin }) => [media, crossOrigin])).to.deep.equal([['not all', 'anonymous'], ['not all', 'anonymous']]);
    answerConsent('declined');
    element.families = 'Karla';
    await element.updateComplete;
    expect(asked.length).to.equal(2);
  }));

  it('asks a host that the visitor always allows', () => withLinks(async asked => {
    rememberHost('use.typekit.net', true);
    await place('families="Karla" source="google" kit="xyz2abc"');
    rememberHost('use.typekit.net', false);
    expect(asked.map(({ href }) => href).filter(href => !href.includes('abc1def'))).to.deep.equal(['https://use.typekit.net/xyz2abc.css']);
  }));

  it('loads fonts of another host in its own sheet only after consent', () => withSheet(
    '@font-face { font-family: Near; src: url(/none.woff2) } @font-face { font-family: Far; src: url(https://fonts.example/far.woff2) }',
    async address => {
      await place(`href="${address}"`);
      await waitUntil(() => isThere('Near'));
      expect(isThere('Far')).to.equal(false);
      answerConsent('accepted');
      await waitUntil(() => isThere('Far'));
      answerConsent('declined');
      await waitUntil(() => !isThere('Far'));
      expect(isThere('Near')).to.equal(true);
    },
  ));

  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@font-face { font-family: x; ascent-override: 100% }');
  /** WebKit takes the width of a fallback and not its heights: as many lines, each as high as its own font says. */
  const tolerancePx = sheet.cssRules[0]!.cssText.includes('ascent-override') ? 1.5 : 12;
  for (const fallback of ['sans-serif', 'serif']) {
    it(`writes rules with which text in a ${fallback} fallback takes the room of the font`, async () => {
      const element = await place(`families="Lora" write-rules fallback="${fallback}"`);
      await waitUntil(() => !!element.shadowRoot!.querySelector('pre'));
      const rules = element.shadowRoot!.querySelector('pre')!.textContent!;
      expect(rules).to.contain('font-family: "Lora fallback"').and.to.contain('size-adjust');
      const heights: number[] = [];
      for (const family of ['Lora', "'Lora fallback'"]) {
        await withText(rules, family, async paragraph => {
          await document.fonts.load('400 20px Lora', text);
          await document.fonts.load('400 20px "Lora fallback"', text);
          heights.push(paragraph.getBoundingClientRect().height);
        });
      }
      expect(Math.abs(heights[0]! - heights[1]!), heights.join(' and ')).to.be.below(tolerancePx);
    });
  }

  it('says what it cannot read, and leaves the page its fonts', async () => {
    const heard = await captureConsole(async () => {
      const failure = oneFailure();
      await place('families="Lora, <b>" kit="not an id" href="/none.css"');
      await waitUntil(() => isThere('Lora'));
      await failure;
    });
    expect(heard.join('\n')).to.contain('"<b>" is not the name').and.to.contain('kit "not an id"').and.to.contain('none.css" could not be read');
  });
});

/** Resolves when the console has heard of a sheet that did not come. */
function oneFailure(): Promise<void> {
  return new Promise(resolve => {
    const { warn } = console;
    console.warn = (...parts) => {
      warn(...parts);
      if (String(parts[0]).includes('could not be read')) resolve();
    };
  });
}
