import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import { clear, dialogOf, gone, link, opened, put, putLightbox, rests, settled, shown } from './lightbox-page.fixture.test.js';
import './site-lightbox.js';

before(() => setViewport({ width: 800, height: 700 }));
const start = location.pathname + location.search;
afterEach(async () => {
  await clear();
  history.replaceState(null, '', start);
});

const named = ['a', 'b', 'c'].map(name => link(name, `data-slide-id="pot-${name}"`)).join(' ');
const goBack = () => new Promise(resolve => {
  addEventListener('popstate', resolve, { once: true });
  history.back();
});

describe('an address that names a slide', () => {
  it('opens it at load', async () => {
    history.replaceState(null, '', '#pot-b');
    const lightbox = await putLightbox('', named);
    await settled(lightbox);
    expect(shown(lightbox)).to.equal('b');
  });

  it('opens it when it changes, and Back closes it', async () => {
    const lightbox = await putLightbox('', named);
    location.hash = 'pot-c';
    await settled(lightbox);
    expect(shown(lightbox)).to.equal('c');
    await goBack();
    await gone(lightbox);
    expect(location.hash).to.equal('');
  });

  it('is a link of the page, which opens it each time it is pressed', async () => {
    const lightbox = await putLightbox('', named);
    const anchor = put('<a href="#pot-b">The pot that is meant</a>').querySelector('a')!;
    for (const time of ['once', 'again']) {
      anchor.click();
      await settled(lightbox);
      expect([shown(lightbox), location.hash], time).to.deep.equal(['b', '#pot-b']);
      await sendKeys({ press: 'Escape' });
      await gone(lightbox);
      expect(location.hash, time).to.equal('');
    }
  });

  it('opens it where its element comes to the page later', async () => {
    history.replaceState(null, '', '#pot-c');
    const before = put('<p>A page that is drawn by a script</p>');
    const lightbox = document.createElement('site-lightbox');
    lightbox.append(...put(named).childNodes);
    before.append(lightbox);
    await settled(lightbox);
    expect(shown(lightbox)).to.equal('c');
  });

  it('names no slide any more when it is closed otherwise', async () => {
    history.replaceState(null, '', '#pot-b');
    const lightbox = await putLightbox('', named);
    await settled(lightbox);
    const { length } = history;
    await sendKeys({ press: 'Escape' });
    await gone(lightbox);
    expect([location.hash, history.length]).to.deep.equal(['', length]);
  });

  it('by a plain id', async () => {
    history.replaceState(null, '', '#pot');
    const lightbox = await putLightbox('', `${link('a')} ${link('b', 'id="pot"')}`);
    await settled(lightbox);
    expect(shown(lightbox)).to.equal('b');
  });

  it('is followed from slide to slide, both ways', async () => {
    history.replaceState(null, '', '#pot-a');
    const lightbox = await putLightbox('', named);
    await settled(lightbox);
    location.hash = 'pot-c';
    await rests(lightbox, 'c');
    await lightbox.next();
    await waitUntil(() => location.hash === '#pot-a');
  });

  it('by its url at the end of its path, at load only', async () => {
    history.replaceState(null, '', '/collection/pots/b');
    const lightbox = await putLightbox('', ['a', 'b'].map(name => link(name, `data-slide-url="pots/${name}"`)).join(' '));
    await settled(lightbox);
    expect(shown(lightbox)).to.equal('b');
    await lightbox.hide();
    await gone(lightbox);
    expect(location.pathname).to.equal('/collection/pots/b');
    location.hash = 'contact';
    await new Promise(resolve => { setTimeout(resolve); });
    expect(dialogOf(lightbox)).to.equal(null);
  });

  it('opens a set of links, too', async () => {
    const box = put(`${link('a', 'data-site-lightbox-set="kiln"')} ${link('b', 'data-site-lightbox-set="kiln" data-slide-id="linked"')}`);
    location.hash = 'linked';
    await waitUntil(() => document.querySelector('site-lightbox'));
    const lightbox = document.querySelector('site-lightbox')!;
    await settled(lightbox);
    expect([shown(lightbox), box.isConnected]).to.deep.equal(['b', true]);
  });

  it('leaves the page\'s own anchors to the page, and closes for them', async () => {
    const lightbox = await putLightbox('', named);
    location.hash = 'somewhere';
    await new Promise(resolve => { setTimeout(resolve); });
    expect(dialogOf(lightbox)).to.equal(null);
    await opened(lightbox);
    location.hash = 'elsewhere';
    await gone(lightbox);
    expect(location.hash).to.equal('#elsewhere');
  });
});

/** How many entries have been added since: `history.length` ends at fifty in a window of many tests. */
function countEntries(): () => number {
  const { pushState } = history;
  let count = 0;
  history.pushState = (...entry: Parameters<History['pushState']>) => {
    count++;
    pushState.apply(history, entry);
  };
  return () => count;
}

describe('with history', () => {
  const { pushState } = history;
  afterEach(() => { history.pushState = pushState; });

  it('opening adds one entry, turning none, and Back closes', async () => {
    history.replaceState({ page: 'own' }, '', start);
    const lightbox = await putLightbox('history', named);
    const entries = countEntries();
    await opened(lightbox, 0);
    await waitUntil(() => location.hash === '#pot-a');
    expect([entries(), (history.state as { page: string }).page]).to.deep.equal([1, 'own']);
    await lightbox.next();
    await rests(lightbox, 'b');
    await waitUntil(() => location.hash === '#pot-b');
    expect(entries()).to.equal(1);
    await goBack();
    await gone(lightbox);
    expect([location.hash, history.state]).to.deep.equal(['', { page: 'own' }]);
  });

  it('closing goes back to the page\'s own entry', async () => {
    history.replaceState({ page: 'own' }, '', start);
    const lightbox = await putLightbox('history', named);
    await opened(lightbox, 0);
    await waitUntil(() => location.hash === '#pot-a');
    const back = new Promise(resolve => { addEventListener('popstate', resolve, { once: true }); });
    await sendKeys({ press: 'Escape' });
    await back;
    await gone(lightbox);
    expect([location.hash, history.state]).to.deep.equal(['', { page: 'own' }]);
  });

  it('works for slides without names: the address stays', async () => {
    const lightbox = await putLightbox('history');
    const { length } = history;
    await opened(lightbox);
    await waitUntil(() => history.length === length + 1 || history.state?.siteLightbox);
    expect(location.hash).to.equal('');
    await goBack();
    await gone(lightbox);
  });

  it('leaves an entry that the page has added meanwhile', async () => {
    const lightbox = await putLightbox('history', named);
    await opened(lightbox, 0);
    await waitUntil(() => location.hash === '#pot-a');
    history.pushState({ page: 'later' }, '', '#later');
    await lightbox.hide();
    await gone(lightbox);
    expect([location.hash, history.state]).to.deep.equal(['#later', { page: 'later' }]);
  });
});

describe('on a touch screen', () => {
  const { matchMedia } = window;
  const { pushState } = history;
  beforeEach(() => {
    window.matchMedia = query => (query === '(pointer: coarse)' ? { matches: true } as MediaQueryList : matchMedia.call(window, query));
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
    history.pushState = pushState;
  });

  it('Back closes it, and the address stays', async () => {
    const entries = countEntries();
    const lightbox = await putLightbox('', named);
    await opened(lightbox, 0);
    await lightbox.next();
    await rests(lightbox, 'b');
    expect([entries(), location.hash]).to.deep.equal([1, '']);
    await goBack();
    await gone(lightbox);
    expect([location.pathname + location.search, history.state]).to.deep.equal([start, null]);
  });

  it('closing takes the entry away, and shows the page where the slide seen last stands', async () => {
    const far = document.createElement('div');
    far.style.height = '3000px';
    const lightbox = await putLightbox('', named);
    lightbox.querySelectorAll('a')[1]!.before(far);
    await opened(lightbox, 0);
    await lightbox.next();
    await rests(lightbox, 'b');
    const back = new Promise(resolve => { addEventListener('popstate', resolve, { once: true }); });
    await sendKeys({ press: 'Escape' });
    await back;
    await gone(lightbox);
    await new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
    const { top, bottom } = lightbox.querySelectorAll('img')[1]!.getBoundingClientRect();
    expect([history.state, top >= 0, bottom <= innerHeight]).to.deep.equal([null, true, true]);
  });

  it('adds nothing with history="false"', async () => {
    const entries = countEntries();
    const lightbox = await putLightbox('history="false"', named);
    await opened(lightbox, 0);
    expect(entries()).to.equal(0);
  });
});

describe('without history', () => {
  it('the address is left alone', async () => {
    const lightbox = await putLightbox('', named);
    const { length } = history;
    await opened(lightbox);
    await lightbox.next();
    await rests(lightbox, 'b');
    await lightbox.hide();
    await gone(lightbox);
    expect([location.pathname + location.search, location.hash, history.length]).to.deep.equal([start, '', length]);
  });
});
