import type { Docs } from '../../core/manifest/describe/docs.js';
import { gallerySheets, rulesBeside, scriptedLightCss, sheetsByDesign, smallSheets } from './small-sheets.rules.js';
import type { gallerySettings } from './gallery.settings.js';

export const galleryDocs: Docs<typeof gallerySettings> = {
  group: 'media',
  settings: {
    slidesPerRow: '“By width” means by the width of the gallery, in all settings: `2, 724px 4, 1400px 6` is 2, then 4 from 724 pixels and 6 from 1400 pixels. With the script, the list applies from the first frame and whenever the width changes. A style sheet can\'t read lists from attributes. So code that you copy from a README, an example or the configurator includes a `<style>` with rules for its own settings, and the page doesn\'t shift when the script loads. If you change a list, copy the code from the configurator again. If your content security policy forbids inline styles, put the rules into your own style sheet, as the configurator shows under “Strict policy”.\n\n`site-gallery-grid.css` and the like have the rules of one design with all other settings at their defaults. If you change settings without copying the code again, link `site-gallery-grid-settings.css` instead, which has the rules of one design with all settings, or `site-gallery.css`, which has all designs. Without the rules in the `<style>`, they support slides in a row of a grid and a carousel by width: 2, 3, 4, 5, 6 or 8 from 480, 500, 600, 640, 720, 724, 768, 900, 1000, 1024, 1200, 1280 or 1400 pixels. For other settings, they use the first value, so start with the value for phones. A vertical carousel shows all its slides until the script loads. `site-elements.critical.css` only has the defaults: also link `site-gallery.css`. Pages rendered with `renderElement` and `renderPage` include the rules; with `stylesHref`, only if there is also a `nonce`.',
    columnWidth: 'Values by width are for `autogrid`. In `autocolumns`, write one number; a wider gallery has more columns automatically. For a list, the first value is used, with a console warning, because CSS has no formula for the width of columns and the page would shift when the script loads.',
    gutter: 'With values by width, `autorows` has extra space below its last row: the difference between the current value and the smallest one in the list. A style sheet can\'t select the last row.',
    thumbnailsPerRow: 'Thumbnails are rendered by the script. Their space is reserved before, whatever their number.',
    orientation: 'The height of a vertical slideshow follows its `aspect-ratio`, also before the script loads. A vertical carousel is as tall as its visible slides: put it into a narrow column, and link `site-elements.css` to reserve its space; `site-elements.critical.css` reserves the space of one row. The Up and Down keys also change slides. At the first and last slide, keys, wheel and touch scroll the page.',
    loadMore: 'Start with at least one screenful. With less, the content below the gallery moves up when the script loads.',
  },
  details: `A \`<video muted loop playsinline>\` without \`controls\` among the slides is a background video, in every design. It plays while at least half of it is
visible, and one button of the gallery pauses and plays all of them. It pauses while another slide is shown, out of view, in a hidden tab and
under a lightbox. With \`prefers-reduced-motion\` or data saving, it shows its \`poster\` or first frame until the visitor presses the
button. It loads near the viewport, and doesn't stop \`autoplay\`. A \`<site-video overlay="false" force-autoplay muted loop>\` with a
file from your site is also a background video. If images open the lightbox, a click on either video does too, except on the
controls at the lower edge of a \`<site-video>\`.

Write \`preload="none"\` and a \`poster\`; \`autoplay\` only if it should play without scripts; and either an \`aria-label\` that
describes it or \`aria-hidden="true"\`. With \`controls\`, or without \`loop\`, visitors start the video themselves.

You can paste the output of an editor or page builder unchanged. Rows, columns, figures and tables around several images are not
slides: each image is a slide, with the link, caption and text that belong only to it. Text between slides, headings and captions
of several images are not shown; a console message quotes them. With \`mixed-content\`, a block with text and several images is one
slide. Images that a lazy-loading script stores in \`data-src\`, \`data-srcset\`, \`data-lazy-src\`, \`data-original\` and similar
attributes load even if that script is missing. A \`<picture>\` without an \`<img>\`, and a box with the URL of its background in
\`data-thumbnail\` (the gallery of Elementor Pro), \`data-bg\`, \`data-background-image\` or similar, get an \`<img>\`.

More than 200 slides are laid out in ranges; the browser only renders those near the viewport. This requires slides that are
children of the gallery: a list or other wrapper around all slides is not split. A grid of 10,000 images takes 1.3 seconds
to load in a \`<ul>\` and 1 second as children; a change of width takes 32 milliseconds instead of 3. With 1,000 images there is no
difference. Only \`autocolumns\` scrolls badly with thousands of images in a list: with 10,000, its longest task on a slow phone is
half a second instead of 70 milliseconds.`,
  rulesBeside,
  sheets: gallerySheets,
  smallSheets,
  sheetsByChoice: sheetsByDesign,
  builtModules: { 'sheets/light-css.ts': () => ({ lightCss: scriptedLightCss() }) },
  slots: {
    '': 'The slides: images, links around images, figures with captions, or any other element. A slide or its image may have `data-type`, `data-slide-id`, `data-slide-url`, `data-click-through-url`, `data-image-dimensions`, `data-image-focal-point` and `data-src`, and `data-tags` with the tags for `filter`, such as `sea, harbor`.',
    previous: 'Your own Previous button. It is `aria-disabled` at the first slide. Add `hidden` to hide it without scripts.',
    next: 'Your own Next button, used in the same way.',
    pagination: 'Your own buttons or links instead of dots. Buttons show the slides in their order; a link shows the slide with the id in its hash. The current one has `aria-current`.',
  },
  parts: {
    gallery: 'The whole gallery.',
    track: 'The container of the slides.',
    previous: 'The Previous button.',
    next: 'The Next button.',
    autoplay: 'The button that pauses and starts autoplay.',
    'background-videos': 'The button that pauses and plays background videos.',
    counter: 'The position, such as 3 / 12.',
    indicators: 'The row of dots.',
    indicator: 'The button of a dot.',
    fraction: 'The position as a fraction, such as 3 / 12.',
    progress: 'The progress bar.',
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
    '--site-gallery-radius': 'Corner radius of the images. Default: `--site-radius` or 12px.',
    '--site-gallery-control-size': 'Width and height of the buttons. Default: 48px.',
    '--site-gallery-control-surface': 'Background of the button icons and of the counter.',
    '--site-gallery-control-color': 'Color of the button icons and of the counter.',
    '--site-gallery-caption-surface': 'Background of captions over images.',
    '--site-gallery-caption-color': 'Text color of captions over images.',
  },
  methods: {
    next: 'Shows the next slide. Resolves to `true` if the slide changed: not during a transition, and not after the last slide without `loop`.',
    previous: 'Shows the previous slide. Resolves to `true` if the slide changed.',
    show: 'Shows the slide at an index, starting at 0; a negative index counts from the end. Resolves to `true` if the slide changed.',
  },
  accessibility: [
    'The slides are a group with keyboard support: arrow keys, Home and End change the current slide, in text direction. Slides out of view are `inert`.',
    'Changes by the visitor are announced in a live region. Changes by autoplay, scripts or a linked gallery are not.',
    'With `orientation="vertical"`, the Up and Down keys also change slides, and scroll the page at the ends.',
    'If there are background videos, there is a pause button. With `prefers-reduced-motion`, they don\'t play automatically.',
    'Autoplay always has a pause button, and doesn\'t start with `prefers-reduced-motion`.',
    'The results of a filter and slides added by `load-more` are announced. Focus stays, or moves to the first new slide if the button is removed. A link to a hidden slide shows it.',
    'Changing the slide pauses its video: a `<video>`, a `<site-video>`, or a YouTube or Vimeo player in a frame.',
    'Write an `alt` text for each image: it also names the slide in announcements and on its thumbnail. With `label`, the gallery is a landmark region.',
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
      showMetaOnHover: 'Captions on hover only', controls: 'Previous and next buttons', current: 'Initial image', vSize: 'Image height',
      listImageSize: 'Image width in a list', linked: 'Linked gallery', random: 'Random order', squareThumbs: 'Square thumbnails', indicators: 'Dots',
      urlTemplate: 'Resizing service', sizeFormat: 'Width in image addresses', historyShared: 'Share the browser history',
      history: 'Update the URL with the image', activeAlignment: 'Current image position', collectionUrl: 'Collection URL',
      direction: 'Autoplay direction',
    },
    choices: {
      autogrid: 'Automatic grid', autocolumns: 'Automatic columns', autorows: 'Automatic rows', 'query-string': 'Query string', filename: 'File name',
    },
  },
};
