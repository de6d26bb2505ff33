import { setting, type Setting } from '../../core/settings/setting.js';
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
    history: { ...setting.flag(false, 'Whether opening adds an entry to the browser history and the address names the slide. Back then closes it; the name is `data-slide-id`, `data-slide-url` or `id`. By default touch screens get the entry alone, others neither.', {
      spec: 'media-layout §2',
    }), default: null } as Setting<boolean | null>,
    controls: setting.text('', 'Further controls, in your order: any of `slideshow`, `download`, `share`, `fullscreen` and `thumbnails`, with blanks between them. A change counts from the next opening.'),
    slideshowDuration: setting.number(5, 'How long the slideshow shows a slide.', { min: 1, max: 3600, unit: 's', spec: 'media-layout §3, §9' }),
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
    slideshow: 'Slideshow',
    slideshowStarted: 'Slideshow started',
    slideshowStopped: 'Slideshow stopped',
    download: 'Download',
    openFile: 'Open in a new tab',
    share: 'Share',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    linkNotCopied: 'The link could not be copied',
    fullscreen: 'Full screen',
    thumbnails: 'Thumbnails',
  },
  translations: [() => import('./texts/texts.js')],
});
