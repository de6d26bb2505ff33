import type { Page } from 'playwright-core';
import { gallerySettings as table } from '../../elements/site-gallery/gallery.settings.js';

// Galleries of every design with settings that change how their slides look.

const picture = (width: number, height: number) => `<img alt="" width="${width}" height="${height}" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>">`;
export const gallerySlides = [picture(600, 400), `<figure>${picture(400, 600)}<figcaption>Some <b>words</b></figcaption></figure>`, `<a href="#a">${picture(500, 500)}</a>`, ...Array.from({ length: 6 }, () => picture(300, 200))].join('');

/** Names of all designs. */
export const designNames: readonly string[] = table.settings.design.choices!;
/** Designs as attributes of a tag: the default, every name, an earlier name in another case, and an unknown one. */
export const galleryDesigns = ['', ...[...designNames, 'Stacked', 'gird'].map(name => `design="${name}"`)];
export const gallerySettings = [
  '', 'gutter="2"', 'gutter="32"', 'aspect-ratio="16:9"', 'aspect-ratio="auto"', 'slides-per-row="5"', 'slides-per-row="2, 600px 4"', 'column-width="320"', 'v-size="7"',
  'list-image-size="40"', 'auto-crop="false"', 'meta-position="center"', 'show-meta-on-hover', 'show-meta="false"', 'mixed-content', 'orientation="vertical"', 'load-more="4" filter',
  'thumbnails thumbnail-strip-height="80"', 'active-alignment="left"', 'transition="scroll"', 'padding="9" thumbnails-per-row="3"', 'gutter="0" aspect-ratio="1:1" meta-position="top-left"',
];
const looks = [
  'display', 'position', 'borderTopLeftRadius', 'objectFit', 'aspectRatio', 'color', 'backgroundColor', 'fontSize', 'padding', 'margin', 'opacity', 'overflow', 'scrollSnapAlign', 'scrollSnapType',
  'gap', 'flex', 'translate', 'contain', 'textAlign',
] as const;

/** Boxes and looks of all that is on the page. */
export const readLooks = (page: Page): Promise<string[]> => page.evaluate(properties => [...document.querySelectorAll('body *')].map(node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const style = getComputedStyle(node);
  return `${node.localName} ${[x, y, width, height].map(length => Math.round(length * 10) / 10).join(' ')} ${properties.map(name => style[name]).join('|')}`;
}), looks);
