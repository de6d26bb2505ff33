import { expect, fixture, oneEvent } from '@open-wc/testing';
import { overlays } from '../../core/overlay/overlay-stack.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-language-picker.js';

type Picker = HTMLElementTagNameMap['site-language-picker'];

const links = '<a href="/visit" hreflang="en" lang="en">English</a> <a href="/de/visit" hreflang="de" lang="de">Deutsch</a>';
const { lang } = document.documentElement;
const { fetch } = window;
beforeEach(() => { document.documentElement.lang = 'de-AT'; });
afterEach(() => {
  document.documentElement.lang = lang;
  window.fetch = fetch;
});

async function place(attributes: string, inner: string): Promise<Picker> {
  const picker = await fixture<Picker>(`<site-language-picker ${attributes}>${inner}</site-language-picker>`);
  await picker.updateComplete;
  return picker;
}
const current = (root: ParentNode) => [...root.querySelectorAll('a[aria-current]')].map(({ textContent }) => textContent);

describe('<site-language-picker>', () => {
  it('marks the present one of the author\'s links, and follows the page', async () => {
    const picker = await place('', links);
    expect(current(picker)).to.deep.equal(['Deutsch']);
    expect(picker.shadowRoot!.querySelector('nav')!.getAttribute('aria-label')).to.be.a('string').that.is.not.empty;
    document.documentElement.lang = 'en';
    await waitUntil(() => current(picker)[0] === 'English');
    picker.remove();
    await waitUntil(() => current(picker).length === 0);
  });

  it('leaves the mark to an author who has set one', async () => {
    const picker = await place('', links.replace('hreflang="en"', 'hreflang="en" aria-current="page"'));
    const unmarked = await place('', links);
    expect([current(picker), current(unmarked)]).to.deep.equal([['English'], ['Deutsch']]);
    picker.remove();
    unmarked.remove();
    await waitUntil(() => current(unmarked).length === 0, 'a removal counts');
    expect(current(picker)).to.deep.equal(['English']);
  });

  it('says of links without a language what they lack, and leaves them as they are', async () => {
    const warned: string[] = [];
    const { warn } = console;
    console.warn = (message: string) => { warned.push(message); };
    try {
      const picker = await place('design="menu"', '<a href="/de">Deutsch</a>');
      expect(picker.shadowRoot!.querySelector('button')).to.equal(null);
      expect(picker.querySelector('a')!.checkVisibility()).to.equal(true);
    } finally { console.warn = warn; }
    expect(warned.length).to.equal(1);
    expect(warned[0]).to.match(/^<site-language-picker>: its links have no hreflang/);
  });

  const menu = async () => {
    const picker = await place('design="menu"', links);
    await waitUntil(() => picker.shadowRoot!.querySelector('.button')?.textContent === 'Deutsch');
    const button = picker.shadowRoot!.querySelector<HTMLElement>('.button')!;
    const press = (key: string) => (picker.shadowRoot!.activeElement ?? document.activeElement!).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    );
    const is = (expanded: boolean) => waitUntil(() => button.getAttribute('aria-expanded') === String(expanded));
    button.focus();
    return { picker, button, press, is };
  };

  it('opens a menu that Escape closes, and gives the focus back', async () => {
    const { picker, button, press, is } = await menu();
    expect(button.getAttribute('aria-label')).to.contain(', Deutsch');
    expect(picker.querySelector('a')!.checkVisibility()).to.equal(false);
    button.click();
    await is(true);
    expect(picker.querySelector('a')!.checkVisibility()).to.equal(true);
    expect(overlays.size).to.equal(1);
    expect(document.activeElement!.textContent).to.equal('English');
    press('Escape');
    await is(false);
    expect(overlays.size).to.equal(0);
    expect(picker.shadowRoot!.activeElement === button).to.equal(true);
  });

  it('is walked through with arrows, Home and End, and closes when the focus leaves it', async () => {
    const { picker, button, press, is } = await menu();
    press('ArrowDown');
    await is(true);
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map(key => { press(key); return document.activeElement!.textContent; });
    expect(seen).to.deep.equal(['Deutsch', 'English', 'Deutsch', 'English', 'Deutsch']);
    const elsewhere = await fixture<HTMLElement>('<button type="button">Elsewhere</button>');
    elsewhere.focus();
    await is(false);
    expect(document.activeElement === elsewhere, 'the focus stays where it went').to.equal(true);
    button.click();
    await is(true);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await is(false);
    picker.design = 'list';
    await waitUntil(() => !picker.shadowRoot!.querySelector('button'));
    expect(picker.querySelector('a')!.checkVisibility()).to.equal(true);
  });

  it('asks the site for its languages, and draws them as links', async () => {
    const asked: string[] = [];
    window.fetch = async url => {
      asked.push(new URL(String(url), location.href).pathname);
      return Response.json({ languages: [{ code: 'en', url: '/' }, { code: 'de', url: '/de/' }, { code: 'fr', url: 'javascript:alert(1)' }] });
    };
    const picker = await place('source="site"', '');
    await waitUntil(() => picker.shadowRoot!.querySelector('a'));
    expect(asked).to.deep.equal(['/api/multilingual/languages']);
    expect(
      [...picker.shadowRoot!.querySelectorAll('a')].map(({ textContent, lang, pathname }) => [textContent, lang, pathname]),
    ).to.deep.equal([
      ['English', 'en', '/'],
      ['Deutsch', 'de', '/de/'],
    ]);
    expect(current(picker.shadowRoot!)).to.deep.equal(['Deutsch']);
  });

  it('draws the languages of the site as a menu, and none where the site says nothing', async () => {
    let answer = Response.json({ languages: [{ code: 'de', url: '/de/' }, { code: 'nl', url: '/nl/' }] });
    window.fetch = async () => answer;
    const picker = await place('source="site" design="menu"', '');
    await waitUntil(() => picker.shadowRoot!.querySelector('.menu a'));
    const button = picker.shadowRoot!.querySelector<HTMLElement>('.button')!;
    expect(button.textContent).to.equal('Deutsch');
    button.focus();
    button.click();
    await waitUntil(() => picker.shadowRoot!.activeElement?.textContent === 'Deutsch');
    answer = Response.json({ languages: [] });
    const empty = await place('source="site" design="menu"', '');
    await waitUntil(() => !empty.shadowRoot!.querySelector('.button'));
  });

  it('reads the page\'s own alternates', async () => {
    const alternate = Object.assign(document.createElement('link'), { rel: 'alternate', hreflang: 'fr', href: '/fr/visit' });
    document.head.append(alternate);
    const picker = await place('source="page"', '');
    await waitUntil(() => picker.shadowRoot!.querySelector('a'));
    expect(picker.shadowRoot!.querySelector('a')!.textContent).to.equal('Français');
    alternate.remove();
  });

  it('dispatches the selected language, and does not navigate when the page cancels the event', async () => {
    const picker = await place('', links);
    picker.addEventListener('site-language-change', event => event.preventDefault());
    const chosen = oneEvent(picker, 'site-language-change');
    picker.querySelector<HTMLElement>('a[hreflang=en]')!.click();
    expect((await chosen).detail).to.deep.equal({ language: 'en', url: new URL('/visit', location.href).href });
  });
});
