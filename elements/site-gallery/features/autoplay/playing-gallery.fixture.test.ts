import { sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { clear, partOf, pictures, type put, putGallery } from '../../gallery-page.fixture.test.js';
import type { SiteGallery } from '../../site-gallery.js';

/** Where no gallery is. */
export const away: [number, number] = [5, 700];

export const control = (gallery: Element) => partOf(gallery, 'autoplay')!;
export const isPlaying = (gallery: Element) => control(gallery).getAttribute('aria-pressed') === 'true';
export const isHeld = (gallery: Element) => control(gallery).hasAttribute('data-held');

/** A gallery that plays as fast as it may and holds nothing. */
export async function putPlaying(attributes = '', slides = pictures(4), options?: Parameters<typeof put>[1]): Promise<SiteGallery> {
  const gallery = await putGallery(`autoplay autoplay-duration="1" ${attributes}`, slides, options);
  await waitUntil(() => control(gallery), 'the button has come');
  return gallery;
}

/** As fast as it may it hardly rests: what counts is which slide is current. */
export const comes = (gallery: SiteGallery, index: number) => waitUntil(() => gallery.current === index, `slide ${index} comes`);
export const plays = (gallery: Element) => waitUntil(() => isPlaying(gallery) && !isHeld(gallery), 'it plays');
export const holds = (gallery: Element) => waitUntil(() => isPlaying(gallery) && isHeld(gallery), 'it is held');

/** Every test begins and ends with the mouse away from galleries. */
export function keepMouseAway(): void {
  beforeEach(() => sendMouse({ type: 'move', position: away }));
  afterEach(async () => {
    await sendMouse({ type: 'move', position: away });
    clear();
  });
}
