import { waitUntil } from '../../../../test/contract/wait-until.js';
import { sizedImage, trackOf } from '../../gallery-page.fixture.test.js';

const shapes = [[300, 200], [200, 300], [300, 300], [400, 200]] as const;
const words = 'The harbour in the morning, as it is seen from the bridge before the boats go out'.split(' ');
const image = (at: number) => sizedImage(...shapes[at * 3 % 4] as [number, number]);
/** This many images of many shapes. */
export const many = (count: number) => Array.from({ length: count }, (_, at) => image(at)).join('');
/** This many figures, whose captions have one word or a few lines of them. */
export const captioned = (count: number) => Array.from({ length: count }, (_, at) =>
  `<figure>${image(at)}<figcaption>${words.slice(0, 1 + at * 7 % words.length).join(' ')}</figcaption></figure>`).join('');

export const rangesOf = (gallery: Element) => [...trackOf(gallery).querySelectorAll<HTMLElement>('.range')];
export const isCut = (gallery: Element) => waitUntil(() => 'ranges' in trackOf(gallery).dataset, 'its slides are in ranges');
/** Whether the browser does not skip a slide. */
export const isDrawn = (slide: Element) => slide.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions);
