import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import type { SiteMap } from './site-map.js';

let pages = 0;

/** A picture the test server has, under an address that no other test asked for. */
export const freshTiles = () => `/node_modules/leaflet/dist/images/marker-icon.png?test=${++pages}&at={z}/{x}/{y}`;

export const inside = <E extends HTMLElement>(map: SiteMap, selector: string) =>
  map.shadowRoot!.querySelector<E>(selector);

/** Asked this way, because a failed comparison of nodes would print all of Leaflet. */
export const has = (map: SiteMap, selector: string) => inside(map, selector) !== null;

export const canvasOf = (map: SiteMap) => inside(map, '.canvas')!;
export const markerOf = (map: SiteMap) => inside(map, '.marker')!;
export const phaseOf = (map: SiteMap) => inside(map, '.panel')!.dataset.phase;
export const labelOf = (node: Element) => node.getAttribute('aria-label');

/** The first one waits for the test server to compile Leaflet. */
export const isLive = (map: SiteMap) =>
  waitUntil(() => phaseOf(map) === 'live', 'never live');

export const address = html`<address><strong>Saltmarsh Pottery</strong><br>Staithe Lane<br>Norfolk</address>`;

export async function mounted(template: ReturnType<typeof html>): Promise<SiteMap> {
  const map = await fixture<SiteMap>(template);
  await map.updateComplete;
  return map;
}

/** A map that asks before it loads. */
export const asking = (tiles = freshTiles()) => mounted(html`
  <site-map lat="52.955" lng="0.85" zoom="12" consent="required" tiles=${tiles}
    attribution="By <a href='https://tiles.example/'>Tiles</a>">${address}</site-map>`);

/** A live map. */
export async function shown(): Promise<SiteMap> {
  const map = await asking();
  await map.show();
  await isLive(map);
  return map;
}

/** Checked at rest: half faded in, a text has half its contrast. */
export async function isAccessible(map: SiteMap): Promise<void> {
  await Promise.allSettled(inside(map, '.panel')!.getAnimations({ subtree: true }).map(({ finished }) => finished));
  await expect(map).to.be.accessible();
}

/** What is printed to the console while something runs; nothing of it reaches the console. */
export async function printed(run: (seen: readonly string[]) => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const { warn } = console;
  console.warn = (line: string) => lines.push(line);
  try {
    await run(lines);
  } finally {
    console.warn = warn;
  }
  return lines;
}
