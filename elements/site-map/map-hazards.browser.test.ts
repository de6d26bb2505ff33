import { expect, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import {
  address, asking, canvasOf, freshTiles, has, inside, isLive, labelOf, markerOf, mounted, printed, shown,
} from './map-page.fixture.test.js';
import './site-map.js';
import type { SiteMap } from './site-map.js';

describe('site-map: the page\'s hazards', () => {
  it('move: keeps the live map and where it looks', async () => {
    const map = await shown();
    const canvas = canvasOf(map);
    const box = document.createElement('div');
    document.body.append(box);
    box.append(map);
    await map.updateComplete;
    await new Promise(requestAnimationFrame);
    expect(canvasOf(map) === canvas).to.equal(true);
    const moved = oneEvent(map, 'site-map-move');
    inside(map, '[data-action=zoom-in]')!.click();
    expect((await moved as CustomEvent).detail.zoom).to.equal(13);
    box.remove();
  });

  it('removal: releases the map and starts afresh when put back', async () => {
    const map = await shown();
    const canvas = canvasOf(map);
    const parent = map.parentElement!;
    map.remove();
    await waitUntil(() => !canvas.isConnected && !inside(map, '.canvas'));
    parent.append(map);
    await map.updateComplete;
    await waitUntil(() => inside(map, '.show'));
    expect(has(map, '.canvas')).to.equal(false);
    await map.show();
    await isLive(map);
    expect(canvasOf(map) === canvas).to.equal(false);
  });

  it('removal in the middle of a zoom: nothing is left running', async () => {
    const map = await shown();
    inside(map, '[data-action=zoom-in]')!.click();
    await waitUntil(() => has(map, '.leaflet-zoom-anim'));
    map.remove();
    await waitUntil(() => !has(map, '.canvas'));
    // A second map zooms from start to end meanwhile: had the first left a timer, it would have thrown by now.
    const other = await shown();
    const moved = oneEvent(other, 'site-map-move');
    inside(other, '[data-action=zoom-in]')!.click();
    await moved;
    await waitUntil(() => !has(other, '.leaflet-zoom-anim'));
  });

  it('late and broken content: reads the address whenever it comes', async () => {
    const map = await mounted(html`<site-map lat="1" lng="2" consent="required" tiles=${freshTiles()}><p></p><br></site-map>`);
    map.insertAdjacentHTML('beforeend', '<div><address>Late<br>Lane 2</address></div>');
    await map.show();
    await isLive(map);
    await waitUntil(() => labelOf(markerOf(map)) === 'Late');
    map.querySelector('address')!.firstChild!.textContent = 'Later';
    await waitUntil(() => labelOf(markerOf(map)) === 'Later');
  });

  for (const [fact, lat, lng] of [
    ['words', 'north', '0.85'],
    ['beyond the pole', '91', '0.85'],
    ['both in one', '52.955, 0.85', ''],
    ['half of it wrong', '52.955', 'east'],
  ] as const) {
    it(`a position that cannot be read has no marker and no link, and its address is there: ${fact}`, async () => {
      let map!: SiteMap;
      const lines = await printed(async () => {
        map = await mounted(html`<site-map lat=${lat} lng=${lng} tiles=${freshTiles()}>${address}</site-map>`);
        await waitUntil(() => map.getBoundingClientRect().height > 0);
      });
      expect(lines.filter(line => /^<site-map>: (lat|lng) /.test(line)).length).to.be.greaterThan(0);
      for (const selector of ['.pin', '.marker', '.open', '.show', '.note']) expect(has(map, selector), selector).to.equal(false);
      expect(map.querySelector('address')!.checkVisibility()).to.equal(true);
    });
  }

  it('markers that cannot be read are no map of another place', async () => {
    let map!: SiteMap;
    await printed(async () => { map = await mounted(html`<site-map tiles=${freshTiles()}><p data-lat="north" data-lng="0.85">Loft</p></site-map>`); });
    for (const selector of ['.pin', '.marker', '.open', '.show', '.note']) expect(has(map, selector), selector).to.equal(false);
  });

  it('a decimal comma is read, for it can be nothing else', async () => {
    const map = await mounted(html`<site-map lat="52,955" lng="0,85" tiles=${freshTiles()}><p data-lat="52,9" data-lng="0,8">Loft</p></site-map>`);
    expect([map.lat, map.lng]).to.deep.equal([52.955, 0.85]);
    expect(inside<HTMLAnchorElement>(map, '.open')!.href).to.contain('52.955');
  });

  it('reports the result to the page', async () => {
    const map = await asking();
    expect(map.matches(':state(facade)')).to.equal(true);
    await map.show();
    await isLive(map);
    expect([map.matches(':state(facade)'), map.matches(':state(live)')]).to.deep.equal([false, true]);
  });
});
