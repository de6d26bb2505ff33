import type { Docs } from '../../core/manifest/docs.js';
import { rulesByWidth } from './gallery.rules.js';
import type { gallerySettings } from './gallery.settings.js';

export const galleryDocs: Docs<typeof gallerySettings> = {
  settings: {
    slidesPerRow: 'By width means by the gallery\'s own, here and in every setting that says so: `2, 724px 4, 1400px 6` is two, four from 724 pixels on, six from 1400. It holds from the first frame with the script and then follows the width by itself. Before that, and without scripts, a style sheet reads no lists out of attributes: so what you copy from a README, from an example or from the configurator has a few rules for its own lists in a `<style>` beside the tag, and then nothing moves when the script comes. Where you write or change a list by hand, copy it from the configurator; under a policy without inline styles, put the rules into a style sheet of your own. Without the rules `site-gallery.css` has the slides in a row of a grid and a carousel by width: 2, 3, 4, 5, 6 or 8 from 480, 500, 600, 640, 720, 724, 768, 900, 1000, 1024, 1200, 1280 or 1400 pixels on; of every other setting it has the first value, so begin with that of a phone; a vertical carousel shows all its slides until the script comes. `site-elements.critical.css` alone has the defaults: link `site-gallery.css` as well. What `renderElement` and `renderPage` draw has all of it by itself; with `stylesHref` only if there is a `nonce` too.',
    columnWidth: 'By width is for `autogrid`. In `autocolumns` write one number, which gives more columns in a wider gallery by itself: of a list it takes the first value and says so in the console, because browsers take no formula for the width of columns, and all would move when the script comes.',
    gutter: 'By width, `autorows` has under its last line what the space is over the least one of the list, with the script as before it, because no style sheet knows which line is the last one.',
    thumbnailsPerRow: 'The thumbnails themselves come with the script; their place is kept before, whatever their number.',
    orientation: 'A vertical slideshow has the height of its `aspect-ratio`, before its script too. A vertical carousel is as tall as the slides in view together: put it into a narrow column, and link `site-elements.css` so that its place is kept before its script; `site-elements.critical.css` keeps the place of one row. The arrow keys up and down change slides as well; at the first and the last slide they, wheels and fingers scroll the page again.',
    loadMore: 'Begin with a screenful or more: with less, what follows the gallery moves up when its script comes.',
  },
  details: `A \`<video muted loop playsinline>\` without \`controls\` among the slides is a background video, in every design: it plays while at least half of it
is seen, and one button of the gallery pauses and plays all of them. It rests when its slide is left, out of view, in a hidden
tab and under a lightbox; under \`prefers-reduced-motion\` and while the visitor saves data it stays its \`poster\`, or its first
frame, until they press the button. Nothing of it is fetched before it comes near, and it does not hold \`autoplay\`. So is a
\`<site-video overlay="false" force-autoplay muted loop>\` with a file of your site. Where images open the lightbox, a press on
either does as well, but for the controls at the lower edge of a \`<site-video>\`.

Write \`preload="none"\` and a \`poster\`; \`autoplay\` only if it is to play where scripts are off; and either an \`aria-label\` that
says what it shows or \`aria-hidden="true"\`. With \`controls\`, or without \`loop\`, it is a video that visitors start.

Paste what an editor or a page builder has written as it is: rows, columns, figures and tables around several pictures are
no slides; each picture is one, with the link, caption and words that stand with it alone. Words between slides, a heading or a
caption of all of them are not shown, and a line in the console quotes them. With \`mixed-content\` a block with words and several
pictures stays one slide. Pictures that a lazy loader keeps in \`data-src\`, \`data-srcset\`, \`data-lazy-src\`, \`data-original\` and
the like load also where its script never comes. A \`<picture>\` without an \`<img>\`, and a box with the address of its background in
\`data-thumbnail\` (the gallery of Elementor Pro), \`data-bg\`, \`data-background-image\` or the like, get an image.

More than 200 slides are laid out in ranges, of which the browser draws those near the window. That needs the slides to be children
of the gallery: it cuts no list or other element around all of them. Ten thousand images in a \`<ul>\` are there after 1.3 seconds in a
grid, as children after 1; with another width they are laid out anew in 32 milliseconds instead of 3. A thousand are the same either
way. Only \`autocolumns\` scrolls badly with thousands in a list: with ten thousand its longest task on a slow phone is half a second
instead of 70 milliseconds.`,
  rulesBeside: rulesByWidth,
  slots: {
    '': 'The slides: images, links around images, figures with captions, or any other element. A slide or its image may have `data-type`, `data-slide-id`, `data-slide-url`, `data-click-through-url`, `data-image-dimensions`, `data-image-focal-point` and `data-src`, and `data-tags` with the tags that `filter` offers, as `sea, harbour`.',
    previous: 'A button of your own in place of the arrow to the previous slide. At the end it is `aria-disabled`. Write `hidden` on it, so that it is not seen where scripts are off.',
    next: 'The same for the arrow to the next slide.',
    pagination: 'Buttons or links of your own in place of dots. The first leads to the first slide, or each link to the slide with the id of its hash; the current one is `aria-current`.',
  },
  parts: {
    gallery: 'The whole gallery.',
    track: 'The container of the slides.',
    previous: 'The button to the previous slide.',
    next: 'The button to the next slide.',
    autoplay: 'The button that pauses and starts autoplay.',
    'background-videos': 'The button that pauses and plays background videos.',
    counter: 'The position, as 3 / 12.',
    indicators: 'The row of dots.',
    indicator: 'The button of a dot.',
    fraction: 'The position among the steps, as 3 / 12.',
    progress: 'The bar that fills towards the last slide.',
    filter: 'The row of filter buttons.',
    tag: 'A filter button.',
    more: 'The button that shows more slides.',
    thumbnails: 'The row of thumbnails.',
    thumbnail: 'A thumbnail button.',
  },
  states: {
    playing: 'Autoplay is on.',
  },
  cssProperties: {
    '--site-gallery-radius': 'Corner radius of the images; `--site-radius` or 12px.',
    '--site-gallery-control-size': 'Width and height of the buttons; 48px.',
    '--site-gallery-control-surface': 'Background of the button icons and of the counter.',
    '--site-gallery-control-color': 'Color of the button icons and of the counter.',
    '--site-gallery-caption-surface': 'Background of captions over images.',
    '--site-gallery-caption-color': 'Text color of captions over images.',
  },
  methods: {
    next: 'Goes to the next slide. Resolves to `true` if the slide changed: not during a transition, and not past the end without `loop`.',
    previous: 'Goes to the previous slide. Resolves to `true` if the slide changed.',
    show: 'Goes to the slide at an index, counted from 0, from the end when negative. Resolves to `true` if the slide changed.',
  },
  accessibility: [
    'The slides are a group that the keyboard scrolls: arrow keys, Home and End change the current slide, in the direction of the text. Slides out of view are `inert`.',
    'A change that the visitor asks for is announced in a live region; changes by autoplay, by a script or by a linked gallery are not.',
    'With `orientation="vertical"` the arrow keys up and down change slides too, and scroll the page at the ends.',
    'Background videos have a pause button where one is on the page, and are still under `prefers-reduced-motion`.',
    'Autoplay always has a pause button, and does not start under `prefers-reduced-motion`.',
    'What a filter shows, and what `load-more` adds, is announced; focus stays, or goes to the first new slide where the button has gone. A link to a slide that is not shown shows it.',
    'A slide that is left pauses its video: a `<video>`, a `<site-video>`, or a player of YouTube or Vimeo in a frame.',
    'Give each image an `alt` text: it also names the slide in announcements and on its thumbnail. With `label` the gallery is a landmark region.',
  ],
  panel: {
    icon: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
    groups: {
      Layout: ['design', 'slidesPerRow', 'columnWidth', 'gutter', 'aspectRatio', 'autoCrop'],
      Behavior: ['lightbox', 'autoplay', 'autoplayDuration', 'loop', 'transition', 'loadMore', 'filter'],
      Appearance: ['showMeta', 'metaPosition', 'showMetaOnHover', 'controls', 'pagination', 'thumbnails', 'counter', 'lightboxTheme'],
    },
    labels: {
      slidesPerRow: 'Images per row', gutter: 'Space between images', autoCrop: 'Crop images', autoplayDuration: 'Seconds per image',
      loadMore: 'Images before “Load more”', filter: 'Filter by tags', showMeta: 'Captions', metaPosition: 'Caption position',
      showMetaOnHover: 'Captions on hover only', controls: 'Previous and next buttons', current: 'First image shown', vSize: 'Image height',
      listImageSize: 'Image width in a list', linked: 'Linked gallery', random: 'Random order', squareThumbs: 'Square thumbnails', indicators: 'Dots',
      urlTemplate: 'Resizing service', sizeFormat: 'Width in image addresses', historyShared: 'Share the browser history',
      history: 'Follow the image in the address', activeAlignment: 'Current image position', collectionUrl: 'Collection address',
      direction: 'Autoplay direction',
    },
    choices: {
      autogrid: 'Automatic grid', autocolumns: 'Automatic columns', autorows: 'Automatic rows', 'query-string': 'Query string', filename: 'File name',
    },
  },
};
