import { waitUntil } from '../../test/contract/wait-until.js';
import { pageSheet } from './sheets/page-sheet.js';
import type { SiteGallery } from './site-gallery.js';

/** A picture that needs no server, 300 x 200 unless said. */
export const picture = (name: string, more = 'width="300" height="200"') =>
  `<img alt="${name}" ${more} src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='300' height='200'/>">`;

export const pictures = (count: number) => Array.from({ length: count }, (_, at) => picture(`Picture ${at + 1}`)).join('');

const stages: HTMLElement[] = [];

/** Puts markup on the page, in a box of a width, and answers its first element. */
export function put(markup: string, { widthPx = 600, dir = 'ltr' } = {}): HTMLElement {
  const stage = document.createElement('div');
  stage.dir = dir;
  stage.style.width = `${widthPx}px`;
  const template = document.createElement('template');
  template.innerHTML = markup;
  stage.append(template.content);
  document.body.append(stage);
  stages.push(stage);
  return stage.firstElementChild as HTMLElement;
}

/** Takes everything off the page that `put` has put there. */
export const clear = () => stages.splice(0).forEach(stage => stage.remove());

export const partOf = (gallery: Element, part: string) => gallery.shadowRoot!.querySelector<HTMLElement>(`[part="${part}"]`);
export const trackOf = (gallery: Element) => partOf(gallery, 'track')!;

/** Puts a gallery on the page and waits until it is drawn. */
export async function putGallery(attributes: string, slides: string, options?: Parameters<typeof put>[1]): Promise<SiteGallery> {
  const gallery = put(`<site-gallery ${attributes}>${slides}</site-gallery>`, options) as SiteGallery;
  await gallery.updateComplete;
  await waitUntil(() => trackOf(gallery), 'the track is drawn');
  await waitUntil(() => !trackOf(gallery).matches('[data-flow="track"] *') || trackOf(gallery).dataset.row !== undefined, 'a row moves');
  return gallery;
}

/** The slide that fills the track, by its place among the slides; -1 between two, and where two lie over each other. */
export function shown(gallery: Element): number {
  const box = trackOf(gallery).getBoundingClientRect();
  const slides = [...gallery.children] as HTMLElement[];
  const there = slides.filter(slide => slide.offsetWidth > 0 && Math.abs(slide.getBoundingClientRect().left - box.left) < 2);
  return there.length === 1 ? slides.indexOf(there[0]!) : -1;
}

/** Waits until a slide is current, is in view and everything rests. */
export async function rests(gallery: SiteGallery, index: number): Promise<void> {
  await waitUntil(() => gallery.current === index && shown(gallery) === index, `slide ${index} is shown`);
  await waitUntil(() => !(gallery.children[index] as HTMLElement).inert, `slide ${index} is not inert`);
  // A glide looks finished before its end: a scroll by the test would be overruled by the rest of it.
  await waitUntil(() => trackOf(gallery).dataset.glide === undefined, 'the glide has ended');
}

/** Writes down what a gallery says to its page. */
export function listen(gallery: Element): string[] {
  const heard: string[] = [];
  for (const type of ['site-slide-change', 'site-gallery-beginning', 'site-gallery-end']) {
    gallery.addEventListener(type, event => {
      const { detail } = event as CustomEvent<{ index: number; previousIndex: number } | null>;
      heard.push(detail ? `${type} ${detail.previousIndex}>${detail.index}` : type);
    });
  }
  return heard;
}

/** Links the sheet that pages have before scripts, under its name. */
export function linkGallerySheet(): Promise<unknown> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = `data:text/css;name=/site-gallery.css,${encodeURIComponent(pageSheet())}`;
  return new Promise(resolve => {
    sheet.onload = resolve;
    document.head.append(sheet);
  });
}

/** The boxes of the images, or of other nodes, in a gallery. */
export const boxes = (gallery: Element, selector = 'img') => [...gallery.querySelectorAll(selector)].map(node => node.getBoundingClientRect());

/** An image of a size of its own. */
export const sizedImage = (width: number, height: number, more = `width="${width}" height="${height}"`) =>
  `<img alt="${width} by ${height}" ${more} src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>">`;

/**
 * Resolves to the warnings that were logged while something ran, which sees them as they come, and to errors with `error: `
 * in front; they are kept from the console.
 */
export async function captureWarnings(act: (warnings: readonly string[]) => Promise<unknown>): Promise<readonly string[]> {
  const { warn, error } = console;
  const warnings: string[] = [];
  console.warn = (text: string) => { warnings.push(text); };
  console.error = (text: string) => { warnings.push(`error: ${text}`); };
  await act(warnings).finally(() => { Object.assign(console, { warn, error }); });
  return warnings;
}
