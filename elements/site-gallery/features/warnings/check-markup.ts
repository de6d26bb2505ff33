import type { GalleryContext } from '../../gallery-context.js';

const media = 'img, picture, video, audio, iframe, object, embed, canvas, svg';
/** Where the autoloader leaves its function: it brings whatever tag the page holds. */
const autoloader = Symbol.for('site-elements/watch');
const blockData = ':scope > script[type="application/json"]';
const paragraphs = `:scope > p:not(:has(${media}))`;
const player = 'video, iframe, object, embed, site-video:defined';

/** Reports errors in a gallery's markup to developers, in the words and at the level of the specification where it has any. Source: media-layout §8. */
export function checkMarkup({ host, stage, state }: GalleryContext): void {
  const element = host.element!;
  const found = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
  if (state.count === 0) {
    host.error('No valid element supplied: no slides found; expected img, picture, a or figure children; showing none until they are added.');
  }
  if (found(paragraphs).some(({ textContent }) => textContent!.trim())) {
    host.warn('a paragraph has text and no image; expected captions as figcaption in a figure; not showing it.');
  }
  const words = stage.looseWords;
  if (words) {
    host.warn(`text outside of the slides: "${words.replace(/\s+/g, ' ')
      .slice(0, 60)}"; expected captions as figcaption in a figure, and other words outside of the gallery; not showing them.`);
  }
  if (found(blockData).some(({ textContent }) => !textContent!.trim())) {
    host.error('Error evaluating gallery block data: no data found; expected a JSON object; using none.');
  }
  const isEmpty = (slide: HTMLElement) =>
    !slide.matches(player) && !slide.querySelector(player) && !(autoloader in globalThis && slide.querySelector('site-video'));
  if (found('[data-type="video"]').some(isEmpty)) {
    host.error(
      'VideoLoader not found: a slide with data-type "video" holds nothing that plays; expected video, iframe or site-video in it; showing what is there.',
    );
  }
}
