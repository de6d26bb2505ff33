import { expect, html, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import { freshTiles, has, inside, isAccessible, isLive, labelOf, mounted, phaseOf, printed } from './map-page.fixture.test.js';
import './site-map.js';
import type { SiteMap } from './site-map.js';

const all = (map: SiteMap, selector: string) => [...map.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const names = (map: SiteMap) => all(map, '.marker').map(labelOf);
const popup = (map: SiteMap) => inside(map, '.popup');

async function live(template: ReturnType<typeof html>): Promise<SiteMap> {
  const map = await mounted(template);
  await isLive(map);
  return map;
}

const list = html`
  <ul>
    <li data-lat="52.955" data-lng="0.85"><strong>Loft</strong><br>Staithe Lane<br><a href="/loft">Opening hours</a></li>
    <li data-lat="52.93" data-lng="1.3"><strong>Kiln</strong></li>
    <li data-lat="53.1" data-lng="0.6" data-title="Shop"><p>High Street</p></li>
  </ul>`;

describe('site-map: several markers', () => {
  it('shows every place of the author\'s list, the list stays, and all are in view', async () => {
    const map = await live(html`<site-map tiles=${freshTiles()}>${list}</site-map>`);
    expect(names(map)).to.deep.equal(['Loft', 'Kiln', 'Shop']);
    expect(map.querySelector('ul')!.checkVisibility()).to.equal(true);
    expect(has(map, '.own')).to.equal(false);
    const panel = inside(map, '.panel')!.getBoundingClientRect();
    const card = inside(map, '.card')!.getBoundingClientRect();
    for (const marker of all(map, '.marker')) {
      const pin = marker.getBoundingClientRect();
      expect(pin.left >= panel.left && pin.right <= panel.right && pin.top >= panel.top && pin.bottom <= panel.bottom, 'in view').to.equal(true);
      const isBesideCard = pin.left >= card.right || pin.bottom <= card.top || pin.right <= card.left || pin.top >= card.bottom;
      expect(isBesideCard, 'not under the card').to.equal(true);
    }
    await isAccessible(map);
  });

  it('opens one popup at a time, by keyboard too, with the link of the author', async () => {
    const map = await live(html`<site-map tiles=${freshTiles()}>${list}</site-map>`);
    const [loft, kiln] = all(map, '.marker');
    loft!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => popup(map)?.textContent?.includes('Staithe Lane'));
    expect(inside<HTMLAnchorElement>(map, '.popup .more')!.getAttribute('href')).to.equal('/loft');
    expect(popup(map)!.textContent!.match(/Opening hours/g), 'once').to.have.length(1);
    expect(inside<HTMLAnchorElement>(map, '.popup .open')!.href).to.contain('52.955');
    expect(loft!.getAttribute('aria-expanded')).to.equal('true');
    kiln!.click();
    await waitUntil(() => popup(map)?.querySelector('strong')?.textContent === 'Kiln');
    expect([loft!.getAttribute('aria-expanded'), kiln!.getAttribute('aria-expanded')]).to.deep.equal(['false', 'true']);
    await isAccessible(map);
    await waitUntil(() => map.shadowRoot!.activeElement === popup(map));
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => map.shadowRoot!.activeElement === kiln);
  });

  it('links the name of a place whose name is the link, and does not say it twice', async () => {
    const map = await live(html`<site-map tiles=${freshTiles()}><p data-lat="52.955" data-lng="0.85"><a href="/loft">The  loft</a></p></site-map>`);
    inside(map, '.marker')!.click();
    await waitUntil(() => popup(map));
    expect(popup(map)!.textContent!.match(/The loft/g)).to.have.length(1);
    expect(inside<HTMLAnchorElement>(map, '.popup .more')!.getAttribute('href')).to.equal('/loft');
    expect(popup(map)!.getAttribute('aria-label')).to.equal('The loft');
  });

  it('shows the place of the list that was pressed; links in it stay links', async () => {
    const map = await live(html`<site-map tiles=${freshTiles()}>${list}</site-map>`);
    const link = map.querySelector('a')!;
    link.addEventListener('click', event => event.preventDefault());
    link.click();
    await map.updateComplete;
    expect(has(map, '.leaflet-popup')).to.equal(false);
    map.querySelector<HTMLElement>('[data-title]')!.click();
    await waitUntil(() => popup(map)?.querySelector('strong')?.textContent === 'Shop');
    expect(popup(map)!.textContent).to.contain('High Street');
  });

  it('follows the list', async () => {
    const map = await live(html`<site-map tiles=${freshTiles()}>${list}</site-map>`);
    map.querySelector('li')!.remove();
    await waitUntil(() => names(map).length === 2);
    map.querySelector('li')!.textContent = 'Oven';
    await waitUntil(() => names(map).includes('Oven'));
  });

  it('omits an invalid position, with a warning', async () => {
    const lines = await printed(async () => {
      const map = await live(html`
        <site-map tiles=${freshTiles()}><p data-lat="1" data-lng="2">A</p><p data-lat="x" data-lng="2">B</p></site-map>`);
      expect(names(map)).to.deep.equal(['A']);
    });
    expect(lines.join()).to.contain('data-lat "x"');
  });

  it('groups more than fifty, and a click on a group zooms in', async () => {
    const many = Array.from({ length: 120 }, (_, at) => html`<li data-lat=${52 + at % 12 / 10} data-lng=${Math.floor(at / 12) / 10}>Place ${at}</li>`);
    const map = await live(html`<site-map tiles=${freshTiles()}><ul>${many}</ul></site-map>`);
    const groups = all(map, '.cluster');
    expect(groups.length).to.be.greaterThan(0);
    expect(all(map, '.marker').length).to.be.lessThan(51);
    const counted = groups.reduce((sum, group) => sum + Number(group.textContent), 0) + all(map, '.marker:not(.cluster)').length;
    expect(counted).to.equal(120);
    expect(labelOf(groups[0]!)).to.match(/^\d+ places$/);
    await isAccessible(map);
    const moved = oneEvent(map, 'site-map-move');
    groups[0]!.focus();
    await sendKeys({ press: 'Enter' });
    await moved;
    await waitUntil(() => !groups[0]!.isConnected);
    expect(map.shadowRoot!.activeElement?.className).to.contain('canvas');
  });
});

describe('site-map: GeoJSON', () => {
  const area = { type: 'FeatureCollection', features: [
    { type: 'Feature', properties: { title: 'Kiln' }, geometry: { type: 'Point', coordinates: [0.85, 52.95] } },
    { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [[[0.8, 52.9], [0.9, 52.9], [0.9, 53], [0.8, 52.9]]] } },
  ] };

  it('draws an area and points of the page', async () => {
    const map = await live(html`<site-map tiles=${freshTiles()} .area=${area}></site-map>`);
    expect(names(map)).to.deep.equal(['Kiln']);
    await waitUntil(() => inside(map, 'path.shape.area')?.getAttribute('d')?.startsWith('M'));
  });

  it('draws a file of the site', async () => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => (String(input).includes('places.geojson') ? Promise.resolve(Response.json(area)) : fetch(input, init));
    try {
      const map = await live(html`<site-map tiles=${freshTiles()} geojson="/places.geojson"></site-map>`);
      expect(names(map)).to.deep.equal(['Kiln']);
    } finally {
      globalThis.fetch = fetch;
    }
  });

  it('an invalid file does not lead to a map of another place', async () => {
    const lines = await printed(async () => {
      const map = await mounted(html`<site-map tiles=${freshTiles()} geojson="https://elsewhere.example/places.geojson"></site-map>`);
      await waitUntil(() => phaseOf(map) === 'failed');
    });
    expect(lines[0]).to.contain('on another host');
  });
});

describe('site-map: what else the settings offer', () => {
  it('a scale and the full screen where the default controls are wanted', async () => {
    const map = await live(html`<site-map lat="52" lng="1" zoom="12" tiles=${freshTiles()}></site-map>`);
    expect([has(map, '.scale'), has(map, '[data-action=full-screen]')]).to.deep.equal([false, false]);
    map.disableDefaultUI = false;
    await waitUntil(() => has(map, '.scale'));
    expect(labelOf(inside(map, '.scale')!)).to.equal('2 km');
    expect(has(map, '[data-action=full-screen]')).to.equal(document.fullscreenEnabled);
    await isAccessible(map);
  });

  it('the visitor\'s position, when asked for and not before', async () => {
    const asked: number[] = [];
    const { geolocation } = navigator;
    let mayKnow = true;
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: {
      getCurrentPosition: (found: (position: object) => void, failed: () => void) => {
        asked.push(1);
        if (mayKnow) found({ coords: { latitude: 52.9, longitude: 0.9, accuracy: 20 } });
        else failed();
      },
    } });
    try {
      const map = await live(html`<site-map show-position lat="52.955" lng="0.85" tiles=${freshTiles()}></site-map>`);
      expect(asked).to.deep.equal([]);
      inside(map, '[data-action=position]')!.click();
      await waitUntil(() => has(map, '.visitor'));
      expect(labelOf(inside(map, '.visitor')!)).to.equal('You are here');
      await isAccessible(map);
      mayKnow = false;
      inside(map, '[data-action=position]')!.click();
      await waitUntil(() => inside(map, '[role=status]')!.textContent === 'Your location is not available.');
    } finally {
      Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
    }
  });

  it('a link for directions, unless it is not wanted', async () => {
    const map = await mounted(html`<site-map tiles="none" lat="52" lng="1"></site-map>`);
    await waitUntil(() => has(map, '.card .directions'));
    expect(new URL(inside<HTMLAnchorElement>(map, '.card .directions')!.href).searchParams.get('destination')).to.equal('52,1');
    map.showDirections = false;
    await waitUntil(() => !has(map, '.card .directions'));
  });
});
