import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** The detail of `site-lightbox-open` and `site-lightbox-close`. */
export interface LightboxMoment {
  /** Counted from 0. */
  readonly index: number;
  /** The author's own node. */
  readonly slide: HTMLElement;
}

/** The detail of `site-lightbox-change`. */
export interface LightboxChange extends LightboxMoment {
  readonly previousIndex: number;
}

export const lightboxSettings = table({
  tag: 'site-lightbox',
  summary: 'Shows images and videos large, over the page: those inside it, those of links that name it, those of a gallery.',
  spec: 'media-layout §2, §3, §4, §9',
  loadOffscreen: true,
  loadImmediately: true,
  settings: {
    theme: setting.choice(['dark', 'light'], 'Colour of the overlay.', { aliases: ['lightboxTheme'], spec: 'media-layout §3' }),
    loop: setting.flag(true, 'Whether the slide after the last is the first.'),
    captions: setting.choice(['auto', 'written', 'none'], 'The caption below an image. `auto`: its `figcaption`, else its `title`, else its alternative text; `written`: no alternative text.'),
    counter: setting.flag(true, 'Whether the position is shown, as 3 / 12.'),
    history: setting.flag(false, 'Whether opening adds an entry to the browser history, which Back leaves, and the address names the slide (`data-slide-id` or `data-slide-url`).', { spec: 'media-layout §2' }),
    label: setting.text('', 'Accessible name (`aria-label`).'),
  },
  events: {
    'site-lightbox-open': event<LightboxMoment>('It is about to open. Cancelable: `preventDefault()` keeps it closed.', { cancelable: true, type: '{ index: number; slide: HTMLElement }' }),
    'site-lightbox-change': event<LightboxChange>('Another slide is about to be shown. Cancelable: `preventDefault()` keeps the current one.', { cancelable: true, type: '{ index: number; previousIndex: number; slide: HTMLElement }' }),
    'site-lightbox-close': event<LightboxMoment>('The visitor or the page closes it. Cancelable: `preventDefault()` keeps it open.', { cancelable: true, type: '{ index: number; slide: HTMLElement }' }),
  },
  texts: {
    pictures: 'Pictures',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    showCaption: 'Show caption',
    hideCaption: 'Hide caption',
    counter: '{index} / {count}',
    position: 'Picture {index} of {count}',
    namedPosition: 'Picture {index} of {count}: {name}',
    broken: 'This picture could not be loaded.',
  },
});
