import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { answerConsent } from '../../core/stores/consent.js';
import { $allowedHosts } from '../../core/embed/allowed-hosts.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import {
  address, asking, canvasOf, freshTiles, has, inside, isAccessible, isLive, labelOf, mounted, phaseOf, printed, shown,
} from './map-page.fixture.test.js';
import { forgetAddresses } from './place/find-address.js';
import './site-map.js';
import type { SiteMap } from './site-map.js';

const requested = (part: string) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(part));
const requestedTiles = (tiles: string) => requested(tiles.slice(0, tiles.indexOf('{')));

describe('site-map: the drawing', () => {
  it('shows the page\'s own address, a link to a maps page, and asks before it loads', async () => {
    const map = await asking();
    await waitUntil(() => inside(map, '.show'));
    const slotted = inside<HTMLSlotElement>(map, 'slot')!.assignedElements();
    expect(slotted.map(node => node.localName)).to.deep.equal(['address']);
    expect(map.querySelector('address')!.getBoundingClientRect().height).to.be.greaterThan(40);
    const link = new URL(inside<HTMLAnchorElement>(map, '.card .open')!.href);
    expect([link.protocol, link.searchParams.get('ll'), link.searchParams.get('z'), link.searchParams.get('q')])
      .to.deep.equal(['https:', '52.955,0.85', '12', 'Saltmarsh Pottery, Staithe Lane, Norfolk']);
    await isAccessible(map);
  });

  it('requests neither script nor tile before consent', async () => {
    expect(requested('live-map')).to.have.length(0);
    const tiles = freshTiles();
    const map = await asking(tiles);
    await waitUntil(() => inside(map, '.show'));
    answerConsent('declined');
    await map.updateComplete;
    expect(has(map, '.show')).to.equal(true);
    expect(requested('live-map')).to.have.length(0);
    expect(requestedTiles(tiles)).to.have.length(0);
    answerConsent('unasked');
  });

  it('stays when its author wants no map, without a pin', async () => {
    const lines = await printed(async () => {
      const map = await mounted(html`<site-map lat="1" lng="2" tiles="none">${address}</site-map>`);
      await waitUntil(() => inside(map, '.card .open'));
      expect([has(map, '.show'), has(map, '.pin')]).to.deep.equal([false, false]);
      await isAccessible(map);
    });
    expect(lines).to.deep.equal([]);
  });

  it('without `tiles` offers those of OpenStreetMap, and requests nothing from its host before consent', async () => {
    const map = await mounted(html`<site-map lat="1" lng="2">${address}</site-map>`);
    await waitUntil(() => inside(map, '.show'));
    expect(inside(map, '.terms')!.textContent).to.contain('tile.openstreetmap.org');
    expect(requested('openstreetmap.org')).to.have.length(0);
    await isAccessible(map);
  });

  it('shows no map for an address with an unknown position: only its text and a link, and no other place', async () => {
    forgetAddresses();
    const lines = await printed(async seen => {
      const map = await mounted(html`<site-map tiles=${freshTiles()}>${address}</site-map>`);
      await waitUntil(() => seen.length > 0 && inside(map, '.note')?.textContent?.includes('no map of this address'));
      expect([phaseOf(map), has(map, '.pin'), has(map, '.show')]).to.deep.equal(['facade', false, false]);
      const link = new URL(inside<HTMLAnchorElement>(map, '.card .open')!.href);
      expect([...link.searchParams]).to.deep.equal([['q', 'Saltmarsh Pottery, Staithe Lane, Norfolk']]);
      await map.show();
      await map.updateComplete;
      expect(phaseOf(map)).to.equal('facade');
      await isAccessible(map);
    });
    expect(lines.filter(line => line.startsWith('<site-map>'))).to.have.length(1);
    expect(lines.join()).to.contain('the position of "Staithe Lane, Norfolk" is not known');
  });

  it('asks the site where an address is, once for all maps of it', async () => {
    forgetAddresses();
    const asked: string[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      if (!String(input).includes('/where')) return fetch(input, init);
      asked.push(new URL(String(input), location.href).searchParams.get('address')!);
      return Promise.resolve(Response.json({ place: { lat: 52.955, lng: 0.85 }, attribution: '© GeoNames, CC BY 4.0' }));
    };
    try {
      const draw = () => mounted(html`<site-map geocoder="/where" tiles=${freshTiles()}>${address}</site-map>`);
      const [first, second] = [await draw(), await draw()];
      await isLive(first);
      await isLive(second);
      expect(asked).to.deep.equal(['Staithe Lane, Norfolk']);
      expect(new URL(inside<HTMLAnchorElement>(first, '.card .open')!.href).searchParams.get('ll')).to.equal('52.955,0.85');
      expect(has(first, '.marker')).to.equal(true);
      expect(inside(first, '.credits')!.textContent, 'who knew it').to.contain('© GeoNames, CC BY 4.0');
    } finally {
      globalThis.fetch = fetch;
    }
  });

  it('draws the address of its settings when the page has none', async () => {
    const map = await mounted(html`
      <site-map consent="required" tiles=${freshTiles()}><script type="application/json">
        {"mapLat": 52.9, "mapLng": 0.8, "addressTitle": "The loft", "addressLine1": "Lane 1", "style": "minimal-dark"}
      </script></site-map>`);
    await waitUntil(() => inside(map, '.own'));
    expect([...inside(map, '.own')!.children].map(line => line.textContent)).to.deep.equal(['The loft', 'Lane 1']);
    expect([map.lat, map.lng, map.mapStyle]).to.deep.equal([52.9, 0.8, 'minimal-dark']);
  });

  it('shows no other place instead of one that is not on earth, and reports it', async () => {
    const lines = await printed(async () => {
      const map = await mounted(html`
        <site-map lat="95" lng="west" geocoder="" tiles=${freshTiles()}>${address}</site-map>`);
      expect([map.lat, map.lng]).to.deep.equal([NaN, NaN]); // not null: neither is set
      expect(phaseOf(map)).to.equal('facade');
      for (const selector of ['.note', '.pin', '.open']) expect(inside(map, selector), selector).to.equal(null);
      expect(map.querySelector('address')!.checkVisibility()).to.equal(true);
    });
    expect(lines).to.have.length(2);
    expect(lines[0]).to.equal('<site-map>: lat "95" is out of range; '
      + 'expected a number from -90 to 90 (degrees); using nothing.');
  });

  it('has the size of the live map', async () => {
    for (const width of [1280, 480]) { // no window of WebKit is much narrower
      await setViewport({ width, height: 720 });
      const map = await asking();
      const before = map.getBoundingClientRect();
      await map.show();
      await isLive(map);
      const after = map.getBoundingClientRect();
      expect([after.width, after.height]).to.deep.equal([before.width, before.height]);
    }
    await setViewport({ width: 1280, height: 720 });
  });
});

describe('site-map: going live', () => {
  it('by a click, with focus where the button was', async () => {
    const map = await asking();
    await waitUntil(() => inside(map, '.show'));
    const loaded = oneEvent(map, 'site-map-load');
    inside(map, '.show')!.focus();
    await sendKeys({ press: 'Enter' });
    await loaded;
    await map.updateComplete;
    expect(map.shadowRoot!.activeElement === canvasOf(map)).to.equal(true);
    expect(canvasOf(map).getAttribute('role')).to.equal('region');
    expect(labelOf(canvasOf(map))).to.equal('Map of Saltmarsh Pottery');
    expect($allowedHosts.get()).to.deep.equal([]);
    expect(map.querySelector('address')!.getBoundingClientRect().height).to.be.greaterThan(40);
    await waitUntil(() => inside(map, '.leaflet-tile-loaded'));
    await isAccessible(map);
  });

  it('by consent, and leaves with it', async () => {
    const tiles = freshTiles();
    const map = await asking(tiles);
    answerConsent('accepted');
    await isLive(map);
    await waitUntil(() => requestedTiles(tiles).length > 0);
    answerConsent('declined');
    await map.updateComplete;
    expect(has(map, '.canvas')).to.equal(false);
    await waitUntil(() => inside(map, '.show'));
    answerConsent('unasked');
  });

  it('automatically if the tiles are on the page\'s own host, without a button', async () => {
    const map = await fixture<SiteMap>(html`<site-map lat="1" lng="2" tiles=${freshTiles()}>${address}</site-map>`);
    expect(has(map, '.show')).to.equal(false);
    await isLive(map);
  });

  it('not while it is far from the viewport', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.far { height: 4000px }');
    document.adoptedStyleSheets = [sheet];
    const page = await fixture<HTMLElement>(html`
      <div>
        <site-map lat="1" lng="2" tiles=${freshTiles()}>${address}</site-map><p class="far"></p>
        <site-map lat="1" lng="2" tiles=${freshTiles()}>${address}</site-map>
      </div>`);
    const [near, far] = page.querySelectorAll('site-map');
    await isLive(near!);
    expect(phaseOf(far!)).to.equal('facade');
    far!.scrollIntoView();
    await isLive(far!);
    document.adoptedStyleSheets = [];
    scrollTo(0, 0);
  });

  it('for good with the box ticked, until the visitor hides it', async () => {
    const map = await asking();
    await waitUntil(() => inside(map, '.show'));
    inside<HTMLInputElement>(map, '.always')!.click();
    inside(map, '.show')!.click();
    await isLive(map);
    expect($allowedHosts.get()).to.deep.equal([location.host]);
    const next = await asking();
    await isLive(next);
    inside(next, '[data-action=hide]')!.click();
    await next.updateComplete;
    expect($allowedHosts.get()).to.deep.equal([]);
    expect(has(next, '.canvas')).to.equal(false);
  });

  it('leaves no trace of its start: pages may still write markup', async () => {
    await shown();
    const div = document.createElement('div');
    div.innerHTML = '<b>bold</b>';
    expect(div.firstElementChild!.localName).to.equal('b');
    expect('L' in window).to.equal(false);
  });
});
