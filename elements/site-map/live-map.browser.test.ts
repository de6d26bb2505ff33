import { expect, html, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import {
  address, canvasOf, freshTiles, has, inside, isAccessible, isLive, labelOf, markerOf, mounted, printed, shown,
} from './map-page.fixture.test.js';
import './site-map.js';
import type { SiteMap } from './site-map.js';

describe('site-map: the live map', () => {
  it('moves and zooms by keyboard and buttons', async () => {
    const map = await shown();
    canvasOf(map).focus();
    let moved = oneEvent(map, 'site-map-move');
    await sendKeys({ press: 'ArrowRight' });
    expect((await moved as CustomEvent).detail.lng).to.be.greaterThan(0.85);
    for (const [press, zoom] of [['+', 13], ['-', 12]] as const) {
      moved = oneEvent(map, 'site-map-move');
      await sendKeys({ press });
      expect((await moved as CustomEvent).detail.zoom, press).to.equal(zoom);
    }
    moved = oneEvent(map, 'site-map-move');
    inside(map, '[data-action=zoom-in]')!.click();
    expect((await moved as CustomEvent).detail.zoom).to.equal(13);
  });

  it('shows where the focus is', async () => {
    const map = await shown();
    const ring = () => getComputedStyle(canvasOf(map), '::after').borderTopWidth;
    expect(ring()).to.equal('0px');
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => map.shadowRoot!.activeElement === canvasOf(map));
    expect(ring()).to.equal('3px');
  });

  it('says when there is no closer look', async () => {
    const map = await mounted(html`<site-map lat="1" lng="2" zoom="12" max-zoom="12" tiles=${freshTiles()}>${address}</site-map>`);
    await isLive(map);
    const [closer, wider] = map.shadowRoot!.querySelectorAll('.zoom button');
    expect([closer!.getAttribute('aria-disabled'), wider!.getAttribute('aria-disabled')]).to.deep.equal(['true', null]);
  });

  it('opens the popup from the marker, closes it with Escape, and gives the focus back', async () => {
    const map = await shown();
    const marker = markerOf(map);
    expect(marker.getAttribute('role')).to.equal('button');
    expect(labelOf(marker)).to.equal('Saltmarsh Pottery');
    expect(marker.getAttribute('aria-expanded')).to.equal('false');
    for (const press of ['Enter', ' ']) {
      marker.focus();
      await sendKeys({ press });
      await waitUntil(() => map.shadowRoot!.activeElement === inside(map, '.popup'), `no popup after "${press}"`);
      expect(marker.getAttribute('aria-expanded')).to.equal('true');
      const lines = inside(map, '.popup')!.querySelectorAll(':scope > strong, :scope > span');
      expect([...lines].map(line => line.textContent)).to.deep.equal(['Saltmarsh Pottery', 'Staithe Lane', 'Norfolk']);
      await isAccessible(map);
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => map.shadowRoot!.activeElement === marker);
      expect(marker.getAttribute('aria-expanded')).to.equal('false');
    }
  });

  it('follows the link of an open popup when the marker is pressed again', async () => {
    const map = await shown();
    markerOf(map).click();
    await waitUntil(() => inside(map, '.popup .open'));
    let followed = '';
    map.shadowRoot!.addEventListener('click', event => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      followed = link.href;
      event.preventDefault();
    });
    markerOf(map).click();
    expect(new URL(followed).hostname).to.equal('www.google.com');
    map.linkOnClick = false;
    await waitUntil(() => !inside(map, '.popup .open'));
    markerOf(map).click();
    await waitUntil(() => markerOf(map).getAttribute('aria-expanded') === 'false');
  });

  it('lets the wheel scroll the page until the visitor engages', async () => {
    const map = await shown();
    const wheel = (more = {}) => {
      const event = new WheelEvent('wheel', { deltaY: -120, bubbles: true, composed: true, cancelable: true, ...more });
      canvasOf(map).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(wheel()).to.equal(false);
    await waitUntil(() => inside(map, '.hint')!.hasAttribute('data-shown'));
    expect(wheel({ ctrlKey: true })).to.equal(true);
    canvasOf(map).dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }));
    expect(wheel()).to.equal(true);
    inside(map, '.stage')!.dispatchEvent(new PointerEvent('pointerleave'));
    expect(wheel()).to.equal(false);
    map.scrollwheel = false;
    await waitUntil(() => !wheel({ ctrlKey: true }));
  });

  it('leaves one finger to the page', async () => {
    const map = await shown();
    expect(getComputedStyle(canvasOf(map)).touchAction).to.match(/pan-x pan-y|pan-y pan-x|manipulation/);
    const reached: string[] = [];
    for (const type of ['pointerdown', 'touchstart']) canvasOf(map).addEventListener(type, () => reached.push(type));
    const finger = { pointerType: 'touch', bubbles: true, composed: true };
    const pointer = (type: string, pointerId: number) =>
      canvasOf(map).dispatchEvent(new PointerEvent(type, { ...finger, pointerId }));
    const touch = (count: number) => {
      const event = new Event('touchstart', { bubbles: true, composed: true });
      Object.defineProperty(event, 'touches', { value: { length: count } }); // not every engine here has touch events
      canvasOf(map).dispatchEvent(event);
    };
    pointer('pointerdown', 11);
    touch(1);
    expect(reached).to.deep.equal([]);
    pointer('pointerdown', 12);
    expect(reached).to.deep.equal(['pointerdown']);
    for (const pointerId of [11, 12]) pointer('pointerup', pointerId);
  });

  it('draws the attribution as text and links', async () => {
    const map = await shown();
    const link = inside<HTMLAnchorElement>(map, '.credits a')!;
    expect([link.textContent, link.href, link.rel]).to.deep.equal(['Tiles', 'https://tiles.example/', 'noopener']);
  });

  it('follows its settings, with all changes of a task together', async () => {
    const map = await shown();
    map.mapStyle = 'minimal-dark';
    map.addressTitle = 'The loft';
    await waitUntil(() => canvasOf(map).hasAttribute('data-dark'));
    expect(labelOf(markerOf(map))).to.equal('The loft');
    const moved = oneEvent(map, 'site-map-move');
    map.lat = 10;
    map.lng = 20;
    const { lat, lng } = (await moved as CustomEvent).detail;
    expect([Math.round(lat), Math.round(lng)]).to.deep.equal([10, 20]);
  });

  it('has the light pin on a dark page', async () => {
    const map = await shown();
    expect(canvasOf(map).hasAttribute('data-dark')).to.equal(false);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { color-scheme: dark }');
    document.adoptedStyleSheets = [sheet];
    // Told by a transition, which takes frames: WebKit under load draws less than one in a second.
    await waitUntil(() => canvasOf(map).hasAttribute('data-dark'), 'never dark');
    document.adoptedStyleSheets = [];
    await waitUntil(() => !canvasOf(map).hasAttribute('data-dark'), 'never light again');
  });

  it('stays quiet about missing tiles after one notice', async () => {
    let map!: SiteMap;
    const lines = await printed(async () => {
      map = await mounted(html`<site-map lat="1" lng="2" tiles="/missing/{z}/{x}/{y}.png">${address}</site-map>`);
      await isLive(map);
      await waitUntil(() => inside(map, '.footing span')?.textContent === 'Some parts of the map could not be loaded.');
    });
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/^<site-map>: a tile of "\/missing/);
    expect(has(map, '.leaflet-tile-loaded')).to.equal(false);
  });

  it('mirrors its frame on a right-to-left page, never the map', async () => {
    document.documentElement.dir = 'rtl';
    const map = await shown();
    const { left, right } = map.getBoundingClientRect();
    expect(inside(map, '.zoom')!.getBoundingClientRect().left - left).to.be.lessThan(20);
    expect(right - inside(map, '.card')!.getBoundingClientRect().right).to.be.lessThan(30);
    const pin = markerOf(map).getBoundingClientRect();
    expect(Math.abs(pin.left + pin.width / 2 - (left + right) / 2)).to.be.lessThan(2);
    await isAccessible(map);
    document.documentElement.dir = '';
  });
});
