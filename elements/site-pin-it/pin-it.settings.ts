import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const pinItSettings = table({
  tag: 'site-pin-it',
  summary: 'A Pinterest Save button on your images: those inside the tag, or all images of the page. Loads nothing from Pinterest.',
  spec: 'page-runtime-platform §3, pinterestOverlayOptions',
  // The autoloader can't wait for the viewport: the element has no box, and for a whole page it can be anywhere.
  loadOffscreen: true,
  settings: {
    mode: setting.choice(
      ['auto', 'hover', 'always', 'disabled'],
      'When buttons are shown. `hover` shows them on hover or focus, and always on touch devices. `auto` is `pinterestOverlayOptions.mode` of the site context, otherwise `hover`.',
      { spec: 'page-runtime-platform §3' },
    ),
    within: setting.text(
      '',
      "CSS selector of the parts of the page whose images get a button, such as `article`. Default: the tag's content, or the whole page if it is empty.",
    ),
    position: setting.choice(['top-start', 'top-end', 'bottom-start', 'bottom-end'], 'Corner of the image in which the button is shown.'),
    minSize: setting.number(120, 'Minimum displayed width and height of images with a button.', { min: 44, max: 2000, unit: 'px' }),
  },
  events: {
    'site-pin-it-save': event<{ url: string; media: string; description: string }>(
      'The visitor clicks a button, and Pinterest opens in a new window. Cancelable: after `preventDefault()`, it does not open.',
      {
        cancelable: true,
        type: '{ url: string, media: string, description: string }',
      },
    ),
  },
  texts: {
    save: 'Save',
    label: 'Save to Pinterest: {picture} (opens in a new window)',
    labelOfNone: 'Save to Pinterest (opens in a new window)',
    group: 'Save pictures to Pinterest',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof pinItSettings;
export type PinItHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
export type PinItMode = PinItHost['values']['mode'];
