import { expect, fixture } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-search.js';

type Search = HTMLElementTagNameMap['site-search'];

const form = '<form role="search" action="/find"><label for="q">Search</label><input id="q" type="search" name="q"><button>Search</button></form>';
const entries = [
  { title: 'Tide mug', url: '/shop/tide-mug', section: 'Shop', kind: 'product', text: 'A blue glaze over iron.' },
  { title: 'Bowl <b>two</b>', url: '/shop/bowl', section: 'Shop', kind: 'product', text: 'Celadon glaze <img src=x onerror=alert(1)> inside.' },
  { title: 'Glazing day', url: '/visit', section: 'Visit', kind: 'event', text: 'Bring a mug.' },
  { title: 'Wrong', url: 'javascript:alert(1)', text: 'glaze' },
];
const list = `<script type="application/json">${JSON.stringify({ entries: entries.slice(0, 3) })}</script>`;

async function place(attributes = '', inside = form + list): Promise<Search> {
  const element = await fixture<Search>(`<site-search ${attributes}>${inside}</site-search>`);
  await element.updateComplete;
  return element;
}
const input = (element: Search) => element.querySelector('input')!;
function type(element: Search, text: string): void {
  input(element).focus();
  input(element).value = text;
  input(element).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
}
const press = (element: Search, key: string) => input(element).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
const options = (element: Search) => [...element.querySelectorAll<HTMLElement>('[role="option"]')];
const suggestions = async (element: Search) => {
  await waitUntil(() => options(element).length > 0 && element.querySelector('[role="listbox"]')!.matches(':popover-open'), 'suggestions are shown');
  return options(element);
};
const inShadow = (element: Search, selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const titles = (element: Search) => inShadow(element, '.title').map(({ textContent }) => textContent);
const sentence = (element: Search) => inShadow(element, '[part=status]')[0]?.textContent ?? '';
/** What the page does with a form or a link is of no use here. */
const stayHere = (event: Event) => event.preventDefault();

describe('<site-search>', () => {
  const start = location.href;
  const { fetch } = window;
  beforeEach(() => { for (const type of ['submit', 'click']) window.addEventListener(type, stayHere); });
  afterEach(() => {
    for (const type of ['submit', 'click']) window.removeEventListener(type, stayHere);
    window.fetch = fetch;
    sessionStorage.clear();
    history.replaceState(null, '', start);
  });

  it('is a line of 44 pixels where it is compact: the label is read out, the button lies in the field', async () => {
    for (const inside of [form, '<form role="search" action="/find"><label>Search <input type="search" name="q"></label><button>Search</button></form>', '<form role="search"><input type="search" aria-label="Search"></form>']) {
      const element = await place('compact', inside + list);
      const [whole, field, button] = [element, input(element), element.querySelector('button')].map(node => node?.getBoundingClientRect());
      expect([whole!.height, whole!.width, field!.height, field!.width]).to.deep.equal([44, 256, 44, 256]);
      if (button) expect([button.width, button.height, button.right, button.top]).to.deep.equal([44, 44, field!.right, field!.top]);
      expect(getComputedStyle(input(element)).paddingInlineEnd).to.equal(button ? '44px' : '14px');
      await expect(element).to.be.accessible();
    }
  });

  it('suggests while a visitor types, as text, in a list that the field names', async () => {
    const element = await place();
    type(element, 'glaz');
    const shown = await suggestions(element);
    expect(shown.map(({ textContent }) => textContent)).to.have.members(['Glazing day Visit · Events', 'Tide mug Shop · Products', 'Bowl <b>two</b> Shop · Products', 'All results for “glaz”']);
    const box = element.querySelector('[role="listbox"]')!;
    expect([input(element).getAttribute('role'), input(element).getAttribute('aria-expanded'), input(element).getAttribute('aria-controls')]).to.deep.equal(['combobox', 'true', box.id]);
    expect(box.getBoundingClientRect().top).to.be.at.least(input(element).getBoundingClientRect().bottom);
    await expect(element).to.be.accessible();
  });

  it('is gone through by the keyboard; the focus stays in the field', async () => {
    const element = await place();
    const followed: string[] = [];
    element.addEventListener('site-search-select', event => followed.push(new URL(event.detail.url).pathname));
    type(element, 'glazing');
    await suggestions(element);
    press(element, 'ArrowDown');
    await waitUntil(() => options(element)[0]?.getAttribute('aria-selected') === 'true');
    expect([input(element).getAttribute('aria-activedescendant'), document.activeElement]).to.deep.equal([options(element)[0]!.id, input(element)]);
    press(element, 'Enter');
    expect(followed).to.deep.equal(['/visit']);
    await waitUntil(() => input(element).getAttribute('aria-expanded') === 'false' && !element.querySelector('[role="listbox"]'));
    expect(input(element).hasAttribute('aria-activedescendant')).to.equal(false);
  });

  it('closes by Escape and when the field is left', async () => {
    const element = await place();
    type(element, 'mug');
    await suggestions(element);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await waitUntil(() => options(element).length === 0);
    press(element, 'ArrowDown');
    await suggestions(element);
    input(element).blur();
    await waitUntil(() => options(element).length === 0);
  });

  it('asks for all results by sending the author\'s form', async () => {
    const element = await place();
    const sent: string[] = [];
    element.addEventListener('site-search-submit', event => sent.push(event.detail.query));
    type(element, 'mug');
    const shown = await suggestions(element);
    let isPlain = false;
    element.addEventListener('submit', event => { isPlain = !event.defaultPrevented; });
    shown.at(-1)!.click();
    expect([sent, isPlain]).to.deep.equal([['mug'], true]);
  });

  it('gives the field back as its author wrote it', async () => {
    const before = (element: Search) => input(element).outerHTML;
    const element = await place('', '<form role="search"><input type="search" name="q" autocomplete="on" aria-label="Search"></form>');
    element.suggestions = 0;
    const kept = element.parentElement!;
    element.remove();
    await waitUntil(() => !input(element).hasAttribute('role'));
    expect(before(element)).to.equal('<input type="search" name="q" autocomplete="on" aria-label="Search">');
    kept.append(element);
  });

  it('shows results with marked words and filters, below the form', async () => {
    const element = await place('results query="glaz"');
    await waitUntil(() => titles(element).length > 0);
    expect(sentence(element)).to.equal('3 results for “glaz”');
    expect(inShadow(element, 'mark').map(({ textContent }) => textContent)).to.include.members(['glaze']);
    expect(inShadow(element, 'img').length).to.equal(0);
    expect(inShadow(element, '[part=filter]').map(({ textContent }) => textContent)).to.deep.equal(['Shop 2', 'Visit 1', 'Products 2', 'Events 1']);
    await expect(element).to.be.accessible();
    inShadow(element, '[part=filter]')[1]!.click();
    await waitUntil(() => titles(element).length === 1);
    expect([titles(element), inShadow(element, '[part=filter]')[1]!.getAttribute('aria-pressed')]).to.deep.equal([['Glazing day'], 'true']);
    inShadow(element, '[part=clear]')[0]!.click();
    await waitUntil(() => titles(element).length === 3);
  });

  it('searches in place, keeps the words in the address, and goes back', async () => {
    const element = await place('results', form.replace(' action="/find"', '') + list);
    input(element).value = 'tide';
    element.querySelector('form')!.requestSubmit();
    await waitUntil(() => titles(element).join() === 'Tide mug');
    expect(new URLSearchParams(location.search).get('q')).to.equal('tide');
    input(element).value = 'glazing';
    element.querySelector('form')!.requestSubmit();
    await waitUntil(() => titles(element)[0] === 'Glazing day');
    history.back();
    await waitUntil(() => titles(element).join() === 'Tide mug' && input(element).value === 'tide');
  });

  it('begins with the words in the address, unless the server has answered', async () => {
    history.replaceState(null, '', '?q=bowl');
    const element = await place('results');
    await waitUntil(() => titles(element).join() === 'Bowl <b>two</b>');
    expect(input(element).value).to.equal('bowl');
    const answered = await place('results', `${form}${list}<div slot="results">Ours</div>`);
    expect([titles(answered), answered.shadowRoot!.querySelector('slot[name=results]') !== null || answered.shadowRoot!.querySelector('slot') !== null]).to.deep.equal([[], true]);
  });

  it('says that nothing was found, and can be told to do nothing', async () => {
    const element = await place('results');
    await element.search('zeppelin');
    await waitUntil(() => sentence(element) === 'No results for “zeppelin”');
    element.addEventListener('site-search-submit', stayHere, { once: true });
    input(element).value = 'mug';
    element.querySelector('form')!.requestSubmit();
    expect(element.shadowRoot!.querySelector('.title')).to.equal(null);
  });

  it('loads more, and the focus goes to the first new result', async () => {
    const many = Array.from({ length: 5 }, (_, at) => ({ title: `Mug ${at}`, url: `/${at}` }));
    const element = await place('results query="mug" page-size="2"', `${form}<script type="application/json">${JSON.stringify({ entries: many })}</script>`);
    await waitUntil(() => titles(element).length === 2);
    inShadow(element, '[part=more]')[0]!.click();
    await waitUntil(() => titles(element).length === 4 && element.shadowRoot!.activeElement === inShadow(element, '.title')[2]);
  });

  it('reports that more could not be loaded, and requests it again', async () => {
    const result = (at: number) => ({ title: [[`Mug ${at}`, false]], url: `/${at}`, excerpt: [] });
    let isBroken = false;
    window.fetch = async address => {
      const at = Number(new URL(String(address), location.href).searchParams.get('offset'));
      return isBroken ? new Response('{}', { status: 400 }) : Response.json({ results: [result(at)], total: 2 });
    };
    const element = await place('results query="mug" index="service" page-size="1"', form);
    await waitUntil(() => titles(element).length === 1);
    isBroken = true;
    inShadow(element, '[part=more]')[0]!.click();
    await waitUntil(() => inShadow(element, '[part=more]')[0]?.textContent === 'Try again');
    expect([sentence(element), titles(element)]).to.deep.equal(['Search is currently not available.', ['Mug 0']]);
    await expect(element).to.be.accessible();
    isBroken = false;
    inShadow(element, '[part=more]')[0]!.click();
    await waitUntil(() => titles(element).join() === 'Mug 0,Mug 1' && sentence(element) === '2 results for “mug”');
  });

  it('says what it expected where there is no field, which may come later', async () => {
    let element!: Search;
    const heard = await captureConsole(async () => { element = await place('results query="tide"', `<p>Words</p>${list}`); });
    expect(heard).to.deep.equal(['<site-search>: has no search field; expected a form with <input type="search">; showing the content as it is.']);
    dispatchEvent(new PopStateEvent('popstate')); // an error would be told by the runner
    element.insertAdjacentHTML('beforeend', form);
    await waitUntil(() => titles(element).join() === 'Tide mug');
  });

  it('says which entry cannot be shown', async () => {
    const heard = await captureConsole(async () => {
      const element = await place('results query="glaz"', `${form}<script type="application/json">${JSON.stringify({ entries })}</script>`);
      await waitUntil(() => titles(element).length === 3);
    });
    expect(heard).to.deep.equal(['<site-search>: entries has one that cannot be shown, at 3; expected records with "title" and "url"; ignoring it.']);
  });

  it('asks the site\'s service, and takes text alone from it', async () => {
    const asked: URL[] = [];
    const result = (title: string, url: string) => ({ title: [[title, false], ['<i>glaze</i>', true]], url, excerpt: [['<img src=x>', false], 5, [null, true]], section: 'Shop', kind: 'product' });
    window.fetch = async address => {
      asked.push(new URL(String(address), location.href));
      return Response.json({ results: [result('A ', '/a'), result('B ', 'javascript:alert(1)'), null, {}], total: 12, facets: { section: [{ value: 'Shop', count: 12 }, { value: 'Journal', count: 1 }], kind: 'none' } });
    };
    const element = await place('results query="glaze" index="service" page-size="5"', form);
    await waitUntil(() => titles(element).length > 0);
    expect([titles(element), inShadow(element, 'img, i').length, inShadow(element, 'mark')[0]!.textContent]).to.deep.equal([['A <i>glaze</i>'], 0, '<i>glaze</i>']);
    inShadow(element, '[part=filter]')[1]!.click();
    await waitUntil(() => asked.length === 2);
    expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('q'), searchParams.get('limit'), searchParams.getAll('section').join()]))
      .to.deep.equal([['/api/search', 'glaze', '5', ''], ['/api/search', 'glaze', '5', 'Journal']]);
    window.fetch = async () => new Response('{}', { status: 500 });
    await element.search('other');
    await waitUntil(() => inShadow(element, '[part=error]').length === 1);
  });

  describe('with a sitemap', () => {
    const page = (title: string, text: string, head = '') =>
      `<!doctype html><title>${title} · Site</title>${head}<nav>Everywhere</nav><main><h1>${title}</h1><p>${text}</p><p data-search="off">Secret</p><script>var glaze</script></main>`;
    /** Is in for the site; counts what is requested. */
    function site(pages: Record<string, string>, sitemap: string | null = `<?xml version="1.0"?><urlset>${Object.keys(pages).map(path => `<url><xhtml:link rel="x" href="/x"/><loc>${new URL(path, location.href).href}</loc></url>`).join('')}<url><loc>https://elsewhere.example/</loc></url></urlset>`) {
      const asked: string[] = [];
      window.fetch = async address => {
        const { pathname } = new URL(String(address), location.href);
        asked.push(pathname);
        if (pathname === '/sitemap.xml') return new Response(sitemap, { status: sitemap === null ? 404 : 200, headers: { 'Content-Type': 'application/xml' } });
        return new Response(pages[pathname] ?? '', { status: pathname in pages ? 200 : 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
      };
      return asked;
    }

    it('asks for nothing before the field is touched, then reads each page once', async () => {
      const asked = site({
        '/a/shop/mug': page('Tide mug', 'Blue <b>glaze</b>.<br>Iron', '<meta property="og:type" content="product">'), '/a/visit': page('Visit', 'See the glaze.'),
        '/a/hidden': page('Hidden', 'glaze', '<meta name="robots" content="noindex">'), '/b/other': page('Other', 'glaze'),
      });
      const element = await place('results within="/a"', form);
      expect(asked).to.deep.equal([]);
      type(element, 'glaze');
      const shown = await suggestions(element);
      expect(shown.map(({ textContent }) => textContent)).to.have.members(['Tide mug Shop · Products', 'Visit Visit', 'All results for “glaze”']);
      await element.search('glaze iron');
      await waitUntil(() => titles(element).join() === 'Tide mug');
      expect(inShadow(element, '[part=excerpt]')[0]!.textContent).to.equal('Blue glaze. Iron');
      for (const words of ['secret', 'everywhere', 'var']) {
        await element.search(words);
        expect(titles(element), words).to.deep.equal([]);
      }
      expect(asked.toSorted()).to.deep.equal(['/a/hidden', '/a/shop/mug', '/a/visit', '/sitemap.xml']);
    });

    it('shows an error without an index, keeps the server\'s results, and tries again', async () => {
      site({}, null);
      const element = await place('results query="mug" sitemap="/sitemap.xml?none"', `${form}<p slot="results">From the server</p>`);
      await waitUntil(() => inShadow(element, '[part=error]').length === 1);
      expect([inShadow(element, '[part=error] p')[0]!.textContent, element.querySelector<HTMLElement>('[slot=results]')!.checkVisibility(), element.matches(':state(failed)')])
        .to.deep.equal(['Search is currently not available.', true, true]);
      await expect(element).to.be.accessible();
      site({ '/again/mug': page('Mug', '') });
      inShadow(element, '[part=again]')[0]!.click();
      await waitUntil(() => titles(element).join() === 'Mug');
    });

    it('follows an index of sitemaps, and reads no more pages than it may', async () => {
      const pages = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`/m/${at}`, page(`Mug ${at}`, '')]));
      const asked = site(pages, '<sitemapindex><sitemap><loc><![CDATA[/pages.xml]]></loc></sitemap></sitemapindex>');
      const { fetch: answer } = window;
      window.fetch = async (address, init) => (String(address).endsWith('/pages.xml')
        ? new Response(`<urlset>${Object.keys(pages).map(path => `<url><loc>${path}</loc></url>`).join('')}</urlset>`, { headers: { 'Content-Type': 'text/xml' } }) : answer(address, init));
      const element = await place('results query="mug" max-pages="3" sitemap="/sitemap.xml?index"', form);
      await waitUntil(() => titles(element).length === 3);
      expect(asked).to.have.members(['/sitemap.xml', '/m/0', '/m/1', '/m/2']);
    });
  });
});
