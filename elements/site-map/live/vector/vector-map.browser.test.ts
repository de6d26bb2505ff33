import { expect, html } from '@open-wc/testing';
import { answerConsent } from '../../../../core/stores/consent.js';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { address, freshTiles, has, inside, isAccessible, isLive, mounted, phaseOf, printed } from '../../map-page.fixture.test.js';
import '../../site-map.js';
import type { SiteMap } from '../../site-map.js';

const stylePath = '/styles/town.json';
const white = 'rgb(250, 250, 250)';
const town = (more: object = {}) => ({
  version: 8,
  sources: {
    land: {
      type: 'geojson', attribution: 'Drawn by <a href="https://drawings.example/">the town</a>',
      data: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [[[0, 52], [2, 52], [2, 54], [0, 54], [0, 52]]] } },
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': white } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': 'rgb(10, 120, 40)' } },
  ],
  ...more,
});

const { fetch } = window;
const asked: string[] = [];
/** What the test server would have to answer for styles. */
let answer: () => Response;
const json = (body: unknown) => () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

const { getContext } = HTMLCanvasElement.prototype;
const hasWebGl = document.createElement('canvas').getContext('webgl2') !== null;
/** Canvases that can be read after they were painted, or none at all. */
function withWebGl(is: boolean): void {
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
    if (kind === 'webgl2' && !is) return null;
    return getContext.call(this, kind as '2d', { ...options, preserveDrawingBuffer: true });
  } as typeof getContext;
}

const glOf = (map: SiteMap) => inside<HTMLCanvasElement>(map, '.vector canvas');
/** The color that is painted at some place of the map, in shares of its size. */
function colorAt(map: SiteMap, x: number, y: number): string {
  const source = glOf(map);
  if (!source || source.width === 0) return '';
  const copy = document.createElement('canvas');
  copy.width = copy.height = 1;
  const paper = getContext.call(copy, '2d') as CanvasRenderingContext2D;
  paper.drawImage(source, source.width * x, source.height * y, 1, 1, 0, 0, 1, 1);
  return [...paper.getImageData(0, 0, 1, 1).data.slice(0, 3)].join();
}

const paints = (map: SiteMap, color: string, x = 0.25, y = 0.5) => waitUntil(() => colorAt(map, x, y) === color, `never ${color}`);
const land = '10,120,40';
let count = 0;
/** Another address each time: a style is fetched once for the page. */
const freshStyle = () => `${stylePath}?${++count}`;

describe('site-map: a MapLibre style', () => {
  beforeEach(() => {
    asked.length = 0;
    answer = json(town());
    window.fetch = async (input, options) => {
      const url = new URL(input instanceof Request ? input.url : String(input), location.href);
      if (!url.pathname.startsWith('/styles/') && url.host === location.host) return fetch(input, options);
      asked.push(url.host + url.pathname);
      return answer();
    };
    withWebGl(true);
  });
  afterEach(() => {
    window.fetch = fetch;
    HTMLCanvasElement.prototype.getContext = getContext;
    answerConsent('unasked');
  });

  it('cannot be drawn without WebGL: the author\'s tiles are shown instead, and MapLibre is not loaded', async () => {
    withWebGl(false);
    const lines = await printed(async () => {
      const map = await mounted(html`<site-map lat="52.955" lng="0.85" map-style=${freshStyle()} tiles=${freshTiles()}>${address}</site-map>`);
      await isLive(map);
      await waitUntil(() => has(map, '.leaflet-tile'), 'no tiles');
      expect(has(map, '.vector')).to.equal(false);
    });
    expect(lines.join()).to.contain('no WebGL 2').and.to.contain('showing tiles instead');
    expect(asked).to.deep.equal([]);
  });

  it('cannot be drawn without WebGL: without tiles the address and its links stay', async () => {
    withWebGl(false);
    const lines = await printed(async () => {
      const map = await mounted(html`<site-map lat="52.955" lng="0.85" map-style=${freshStyle()}>${address}</site-map>`);
      await waitUntil(() => has(map, 'a.open'), 'no link');
      expect(has(map, '.show')).to.equal(false);
      expect(phaseOf(map)).to.equal('facade');
    });
    expect(lines.join()).to.contain('showing the address and a link instead');
  });

  if (!hasWebGl) return;

  it('is drawn below the same pin, with the credits of its sources', async () => {
    const map = await mounted(html`<site-map lat="52.955" lng="0.85" map-style=${freshStyle()} attribution="Ours">${address}</site-map>`);
    await isLive(map);
    await paints(map, land);
    expect(has(map, '.leaflet-tile')).to.equal(false);
    await waitUntil(() => inside(map, '.credits')?.textContent === 'Ours | Drawn by the town', 'no credits');
    expect(inside<HTMLAnchorElement>(map, '.credits a')!.href).to.equal('https://drawings.example/');
    inside(map, '.marker')!.click();
    await waitUntil(() => has(map, '.popup strong'), 'no popup');
    await isAccessible(map);
  });

  it('is where the pins are, after moves and at other zoom levels', async () => {
    // The corner of the land in the middle of the map.
    const map = await mounted(html`<site-map lat="52" lng="0" zoom="10" map-style=${freshStyle()}>${address}</site-map>`);
    await isLive(map);
    const corner = async () => {
      await paints(map, land, 0.53, 0.45);
      for (const [x, y] of [[0.47, 0.45], [0.53, 0.55], [0.47, 0.55]] as const) expect(colorAt(map, x, y), `${x} ${y}`).to.equal('250,250,250');
    };
    await corner();
    const zoomed = new Promise(resolve => { map.addEventListener('site-map-move', resolve, { once: true }); });
    inside(map, '[data-action=zoom-in]')!.click();
    await zoomed;
    await corner();
    map.style.inlineSize = '300px';
    await waitUntil(() => Math.abs(glOf(map)!.getBoundingClientRect().width - inside(map, '.canvas')!.clientWidth) < 1, 'not resized');
    await corner();
  });

  it('is followed by another, and by tiles, and the view stays', async () => {
    const map = await mounted(html`<site-map lat="52.955" lng="0.85" map-style=${freshStyle()}>${address}</site-map>`);
    await isLive(map);
    await paints(map, land);
    answer = json(town({ layers: [{ id: 'sea', type: 'background', paint: { 'background-color': 'rgb(20, 20, 60)' } }] }));
    map.mapStyle = freshStyle() as never;
    await paints(map, '20,20,60');
    map.mapStyle = 'grayscale';
    map.tiles = freshTiles();
    await waitUntil(() => has(map, '.leaflet-tile') && !has(map, '.vector'), 'no tiles');
    expect(has(map, '.credits')).to.equal(false);
  });

  it('of a record is rendered in its style', async () => {
    const styles = JSON.stringify({ 'minimal-dark': { style: freshStyle(), attribution: 'By the record', isDark: true } });
    const map = await mounted(html`<site-map lat="52.955" lng="0.85" map-style="minimal-dark" styles=${styles}>${address}</site-map>`);
    await isLive(map);
    await paints(map, land);
    expect(inside(map, '.canvas')!.hasAttribute('data-dark')).to.equal(true);
  });

  it('that names another host waits for consent to that host, and has requested nothing from it', async () => {
    const foreign = { ...town().sources, far: { type: 'vector', tiles: ['https://far.example/{z}/{x}/{y}.pbf'] } };
    answer = json(town({ sources: foreign, layers: [...town().layers, { id: 'far', type: 'line', source: 'far', 'source-layer': 'roads' }] }));
    const map = await mounted(html`<site-map lat="52.955" lng="0.85" map-style=${freshStyle()}>${address}</site-map>`);
    await waitUntil(() => inside(map, '.terms p')?.textContent?.includes('far.example'), 'not asked');
    expect(phaseOf(map)).to.equal('facade');
    expect(asked.filter(name => name.startsWith('far.example'))).to.deep.equal([]);
    await map.show();
    await isLive(map);
    await paints(map, land);
  });

  it('that is invalid shows an error, with a button that tries again', async () => {
    answer = json({ not: 'a style' });
    const style = freshStyle();
    const lines = await printed(async () => {
      const map = await mounted(html`<site-map lat="52.955" lng="0.85" map-style=${style}>${address}</site-map>`);
      await waitUntil(() => phaseOf(map) === 'failed', 'did not fail');
      answer = json(town());
      inside(map, '.show')!.click();
      await isLive(map);
      await paints(map, land);
    });
    expect(lines.join()).to.contain('did not load');
  });

  it('leaves nothing behind', async () => {
    const map = await mounted(html`<site-map lat="52.955" lng="0.85" map-style=${freshStyle()}>${address}</site-map>`);
    await isLive(map);
    await paints(map, land);
    map.remove();
    await waitUntil(() => !has(map, '.vector'), 'still there');
  });
});
