import { fixture, html, nextFrame } from '@open-wc/testing';
import { chooseWidth } from '../../core/image/image-width.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import type { SiteImage } from './site-image.js';

let pictures = 0;

/** A picture the test server draws, one pixel by one, under an address that no other test asked for. */
export const freshSource = () => `/images/test-${++pictures}`;

type Markup = ReturnType<typeof html>;

/** An element in a box of its own; the styles for its content are there. */
export async function placed(markup: Markup, width = 320, height = ''): Promise<SiteImage> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  const element = await fixture<SiteImage>(markup, { parentNode: box });
  if (height) element.style.height = height;
  await element.updateComplete;
  // The first one waits for the test server to compile what a mask needs.
  await waitUntil(() => rootStyle(element, 'fit') !== '', 'was never shown');
  return element;
}

/** A custom property that the control hands to the style sheets. */
export const rootStyle = (element: SiteImage, name: string) =>
  element.shadowRoot!.querySelector<HTMLElement>('#root')!.style.getPropertyValue(`--_${name}`);

export const imageOf = (element: SiteImage) => element.querySelector('img')!;
export const inside = <E extends Element = HTMLElement>(element: SiteImage, selector: string) =>
  element.shadowRoot!.querySelector<E>(selector);

/** The listed width that serves this many CSS pixels on this screen. */
export const served = (cssPx: number) => chooseWidth(cssPx * devicePixelRatio);

/** The requests so far for a source, without their common beginning. */
export const requests = (source: string) =>
  performance.getEntriesByType('resource').map(({ name }) => name).filter(name => new URL(name).pathname === source)
    .map(name => new URL(name).search);

/** The same once the browser has noted this many, some time after they are answered, and nothing follows. */
export async function noted(source: string, count = 1): Promise<readonly string[]> {
  await waitUntil(() => requests(source).length >= count, `fewer than ${count} requests for ${source}`);
  await calm();
  return requests(source);
}

export const shows = (element: SiteImage, address: string) =>
  waitUntil(() => imageOf(element).getAttribute('src') === address && imageOf(element).complete && element.matches(':state(loaded)'),
    `${address} never came`);

/** What is printed to the console while something runs; nothing of it reaches the console. */
export async function printed(run: (lines: readonly string[]) => Promise<unknown>): Promise<readonly string[]> {
  const lines: string[] = [];
  const { warn } = console;
  console.warn = (...parts: unknown[]) => { lines.push(parts.join(' ')); };
  try {
    await run(lines);
  } finally {
    console.warn = warn;
  }
  return lines;
}

/** Long enough for everything that a change could have caused. */
export async function calm(): Promise<void> {
  for (let frame = 0; frame < 8; frame++) await nextFrame();
}
