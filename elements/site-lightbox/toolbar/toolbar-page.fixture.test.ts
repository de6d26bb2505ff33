import { inside, link, opened, putLightbox } from '../lightbox-page.fixture.test.js';
import type { SiteLightbox } from '../site-lightbox.js';

export const tool = (lightbox: Element, name: string) => inside<HTMLButtonElement & HTMLAnchorElement>(lightbox, `[data-tool="${name}"]`);
export const isPressed = (lightbox: Element, name: string) => tool(lightbox, name)!.getAttribute('aria-pressed') === 'true';
export const noticeOf = (lightbox: Element) => inside(lightbox, '[part="notice"]')?.textContent ?? '';
export const named = ['a', 'b', 'c'].map(name => link(name, `data-slide-id="pot-${name}"`)).join(' ');

const replaced: (() => void)[] = [];

/** Gives a property another value until the test is over, or what is returned is called. */
export function replace(target: object, name: string, descriptor: PropertyDescriptor): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  const restore = () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
  replaced.push(restore);
  return restore;
}
afterEach(() => { for (const restore of replaced.splice(0).reverse()) restore(); });

/** Opens a lightbox with these controls. */
export async function putWith(controls: string, more = '', markup = named): Promise<SiteLightbox> {
  const lightbox = await putLightbox(`controls="${controls}" ${more}`, markup);
  await opened(lightbox);
  return lightbox;
}
