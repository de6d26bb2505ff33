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
  summary: 'Opens images and videos in a large view over the page, from its own content, a gallery or links.',
  spec: 'media-layout §2, §3, §4, §9',
  loadOffscreen: true,
  loadImmediately: true,
  settings: {
    theme: setting.choice(['dark', 'light'], 'Color scheme of the overlay.', { aliases: ['lightboxTheme'], spec: 'media-layout §3' }),
    loop: setting.flag(true, 'Continues with the first slide after the last.'),
    captions: setting.choice(
      ['auto', 'written', 'none'],
      'Caption below an image. `auto` is its `figcaption`, otherwise its `title`, otherwise its alternative text; `written` omits the alternative text.',
    ),
    counter: setting.flag(true, 'Shows the position, such as 3 / 12.'),
    history: {
      ...setting.flag(
        false,
        "Adds a history entry, so that Back closes the lightbox, and the slide's name to the URL. The name is `data-slide-id`, `data-slide-url` or `id`. By default, touch screens get only the entry, other devices neither.",
        {
          spec: 'media-layout §2',
        },
      ),
      default: null,
    } as Setting<boolean | null>,
    controls: setting.text(
      '',
      'Additional controls in your order, separated by spaces: `slideshow`, `download`, `share`, `fullscreen`, `thumbnails`. A change applies the next time the lightbox opens.',
    ),
    slideshowDuration: setting.number(5, 'Time for which the slideshow shows a slide.', {
      min: 1,
      max: 3600,
      unit: 's',
      spec: 'media-layout §3, §9',
    }),
    label: setting.text('', 'Accessible name (`aria-label`).'),
  },
  events: {
    'site-lightbox-open': event<LightboxMoment>('The lightbox is about to open. Cancelable: after `preventDefault()`, it stays closed.', {
      cancelable: true,
      type: '{ index: number; slide: HTMLElement }',
    }),
    'site-lightbox-change': event<LightboxChange>(
      'Another slide is about to be shown. Cancelable: after `preventDefault()`, the current slide stays.',
      { cancelable: true, type: '{ index: number; previousIndex: number; slide: HTMLElement }' },
    ),
    'site-lightbox-close': event<LightboxMoment>(
      'The visitor or the page closes the lightbox. Cancelable: after `preventDefault()`, it stays open.',
      { cancelable: true, type: '{ index: number; slide: HTMLElement }' },
    ),
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
  translations: [language => import(`./texts/${language}.js`)],
});
