import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import type { FeatureDefinition } from '../../core/element/definition.js';
import { SiteLightbox } from './site-lightbox.js';

const boxes: HTMLElement[] = [];

/** Puts markup on the page, before everything else. */
export function put(markup: string, dir = 'ltr'): HTMLElement {
  const box = document.createElement('div');
  box.dir = dir;
  const template = document.createElement('template');
  template.innerHTML = markup;
  box.append(template.content);
  document.body.prepend(box);
  boxes.push(box);
  return box;
}

/** A link to a large picture around a small one, as the runner serves them. */
export const link = (name: string, more = '') =>
  `<a href="/images/${name}?format=2500w" ${more}><img src="/images/${name}?format=300w" width="90" height="60" data-image-dimensions="2400x1600" alt="Picture ${name}"></a>`;

export async function putLightbox(attributes = '', markup = ['a', 'b', 'c'].map(name => link(name)).join(' '), dir?: string): Promise<SiteLightbox> {
  const lightbox = put(`<site-lightbox ${attributes}>${markup}</site-lightbox>`, dir).querySelector('site-lightbox')!;
  await lightbox.updateComplete;
  await Promise.all([...lightbox.querySelectorAll('img')].map(image => image.decode().catch(() => {})));
  await approached(lightbox);
  return lightbox;
}

/** A pointer is near, and all that opens it arrives before it is pressed. */
export async function approached(lightbox: SiteLightbox): Promise<void> {
  lightbox.dispatchEvent(new PointerEvent('pointerover'));
  await (SiteLightbox.definition as FeatureDefinition).view.load();
  await import('./interaction.controller.js');
}

export const inside = <T extends Element = HTMLElement>(lightbox: Element, selector: string) => lightbox.shadowRoot!.querySelector<T>(selector);
export const dialogOf = (lightbox: Element) => inside<HTMLDialogElement>(lightbox, 'dialog');
export const isOpen = (lightbox: Element) => !!dialogOf(lightbox)?.matches(':modal');
export const status = (lightbox: Element) => inside(lightbox, '[role="status"]')?.textContent?.trim() ?? '';
export const button = (lightbox: Element, part: string) => inside<HTMLButtonElement>(lightbox, `button[part="${part}"]`);

/** The current slide and its picture. */
export const slide = (lightbox: Element) => inside(lightbox, '.slide:not([inert])')!;
export const picture = (lightbox: Element) => slide(lightbox).querySelector<HTMLElement>('.picture')!;
export const shown = (lightbox: Element) => inside<HTMLImageElement>(lightbox, '.slide:not([inert]) img')?.alt.replace('Picture ', '');
export const zoomOf = (lightbox: Element) => picture(lightbox).getBoundingClientRect().width;

/** Waits until it is open and everything it can do is there; its way over the page is at its end immediately. */
export async function settled(lightbox: Element): Promise<void> {
  await waitUntil(() => isOpen(lightbox) && status(lightbox) !== '', 'it is open');
  await import('./interaction.controller.js'); // asked for after the lightbox has: what it does with it is done
  await waitUntil(() => {
    for (const motion of picture(lightbox).getAnimations()) motion.finish();
    return picture(lightbox).getAnimations().length === 0;
  }, 'it stands still');
}

export async function opened(lightbox: SiteLightbox, index = 0): Promise<void> {
  lightbox.querySelectorAll<HTMLElement>('img, a:not(:has(img))')[index]!.click();
  await settled(lightbox);
}

/** Waits until a slide is current and is in the middle of the window. */
export async function rests(lightbox: Element, name: string): Promise<void> {
  await waitUntil(() => shown(lightbox) === name && slide(lightbox).style.getPropertyValue('--_turn') === '0px', `${name} is shown`);
}

/** Waits until the picture does not move any more: two looks, two frames apart, see the same. */
export async function still(lightbox: Element): Promise<void> {
  let before = '';
  await waitUntil(async () => {
    await new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
    const { x, y, width } = picture(lightbox).getBoundingClientRect();
    const now = [x, y, width].join();
    const isSame = now === before;
    before = now;
    return isSame;
  }, 'it stands still');
}

export const gone = (lightbox: Element) => waitUntil(() => !dialogOf(lightbox), 'it is closed');

/** The events of a lightbox, in order; those named in `refuse` are prevented. */
export function listen(lightbox: Element, refuse: string[] = []): string[] {
  const events: string[] = [];
  for (const name of ['open', 'change', 'close']) {
    lightbox.addEventListener(`site-lightbox-${name}`, event => {
      const { index, previousIndex } = (event as CustomEvent<{ index: number; previousIndex?: number }>).detail;
      events.push(previousIndex === undefined ? `${name} ${index}` : `${name} ${previousIndex}>${index}`);
      if (refuse.includes(name)) event.preventDefault();
    });
  }
  return events;
}

/** Closes and removes everything. */
export async function clear(): Promise<void> {
  for (const box of boxes.splice(0)) box.remove();
  for (const made of document.querySelectorAll('site-lightbox')) made.remove();
  await new Promise(resolve => { setTimeout(resolve); }); // elements let go a task later
}

export const plainClick = (more: MouseEventInit = {}) => new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...more });

/** Whether a click was left to the browser; it goes nowhere. */
export function isLeft(target: Element, more?: MouseEventInit): boolean {
  let isFollowed = false;
  const onClick = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick); // a click that is taken may not come so far
  target.dispatchEvent(plainClick(more));
  window.removeEventListener('click', onClick);
  return isFollowed;
}

/** Presses a key several times. */
export async function pressTimes(key: string, times: number): Promise<void> {
  for (let left = times; left > 0; left--) await sendKeys({ press: key });
}
