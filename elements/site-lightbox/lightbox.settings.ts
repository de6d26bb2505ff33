import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** What `site-lightbox-open` and `site-lightbox-close` tell. */
export interface LightboxMoment {
  /** Counted from 0. */
  readonly index: number;
  /** The author's own node. */
  readonly slide: HTMLElement;
}

/** What `site-lightbox-change` tells. */
export interface LightboxChange extends LightboxMoment {
  readonly previousIndex: number;
}

export const lightboxSettings = table({
  tag: 'site-lightbox',
  summary: 'Shows pictures and films large, over the page: those inside it, those of links that name it, those of a gallery.',
  spec: 'media-layout §2, §3, §4, §9',
  loadOffscreen: true,
  loadImmediately: true,
  settings: {
    theme: setting.choice(['dark', 'light'], 'Colour of the overlay.', { aliases: ['lightboxTheme'], spec: 'media-layout §3' }),
    loop: setting.flag(true, 'Whether the slide after the last is the first.'),
    captions: setting.choice(['auto', 'written', 'none'], 'What is shown below a picture. `auto`: its `figcaption`, else its `title`, else its alternative text; `written`: no alternative text.'),
    counter: setting.flag(true, 'Whether the position is shown, as 3 / 12.'),
    history: setting.flag(false, 'Whether opening adds an entry to the history, which Back leaves, and the address names the slide (`data-slide-id` or `data-slide-url`).', { spec: 'media-layout §2' }),
    label: setting.text('', 'Its name for those who hear it.'),
  },
  events: {
    'site-lightbox-open': event<LightboxMoment>('It is about to open. `preventDefault()` keeps it closed.', { cancelable: true, type: '{ index: number; slide: HTMLElement }' }),
    'site-lightbox-change': event<LightboxChange>('Another slide is about to be shown. `preventDefault()` stays with the one that is.', { cancelable: true, type: '{ index: number; previousIndex: number; slide: HTMLElement }' }),
    'site-lightbox-close': event<LightboxMoment>('The visitor or the page closes it. `preventDefault()` keeps it open.', { cancelable: true, type: '{ index: number; slide: HTMLElement }' }),
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
  slots: { '': 'Pictures, links to pictures, figures, films: shown as you write them; a press opens them. May be empty: links elsewhere and galleries use it, too.' },
  parts: {
    dialog: 'Everything that lies over the page.',
    overlay: 'What covers the page.',
    picture: 'A picture or a film. The browser\'s view transition that moves it between page and window calls it `site-lightbox-picture`.',
    counter: 'The position, as 3 / 12.',
    caption: 'The caption.',
    close: 'The button that closes.',
    zoom: 'The button that zooms.',
    'caption-toggle': 'The button that hides and shows the caption, on narrow and on low screens.',
    previous: 'The button to the previous slide.',
    next: 'The button to the next slide.',
    trouble: 'What stands in the place of a picture that did not come.',
  },
  cssProperties: {
    '--site-lightbox-surface': 'Colour of the overlay.',
    '--site-lightbox-color': 'Colour of words and symbols.',
    '--site-lightbox-opacity': 'How much the overlay covers; 0.95.',
    '--site-lightbox-radius': 'Corner radius of the pictures; none.',
  },
  states: { open: 'It lies over the page.', zoomed: 'The picture is zoomed.' },
  methods: {
    show: 'Opens with one of the slides inside it, counted from 0, or goes there. Resolves to whether it does.',
    hide: 'Closes. Resolves to whether it does.',
    next: 'Turns to the next slide. Resolves to whether it does.',
    previous: 'Turns to the previous slide. Resolves to whether it does.',
  },
  accessibility: [
    'A modal dialog: the page behind is inert, Tab stays inside, Escape closes, and the focus returns to the thumbnail of the slide that was shown last.',
    'Arrow keys follow the direction of the text; Home, End, Page Up, Page Down and the space bar turn as well; + and - zoom, 0 shows the whole picture, and arrows move a zoomed one.',
    'Where the visitor has asked for less motion, nothing slides, grows or fades.',
    'Write an alternative text for every picture: it is announced with the position. Wrap a picture in a link or a button if it shall open by keyboard.',
  ],
});
