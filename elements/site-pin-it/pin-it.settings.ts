import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const pinItSettings = table({
  tag: 'site-pin-it',
  summary: 'A Save button for Pinterest over your own pictures: those inside it, or all of the page. Nothing of Pinterest is loaded.',
  spec: 'page-runtime-platform §3, pinterestOverlayOptions',
  // It has no box that could come near the viewport: around pictures it takes no room, and for a whole page it stands anywhere.
  loadOffscreen: true,
  settings: {
    mode: setting.choice(['auto', 'hover', 'always', 'disabled'], 'When buttons show. `hover`: over the picture that is hovered or focused, and over all where there is no mouse. `auto` takes `pinterestOverlayOptions.mode` of the site context, else `hover`.', { spec: 'page-runtime-platform §3' }),
    within: setting.text('', 'CSS selector of the parts of the page whose pictures get a button, such as `article`. By default the tag\'s own content, and the whole page where it has none.'),
    position: setting.choice(['top-start', 'top-end', 'bottom-start', 'bottom-end'], 'Corner of the picture that the button stands in.'),
    minSize: setting.number(120, 'Pictures that show narrower or lower than this have no button.', { min: 44, max: 2000, unit: 'px' }),
  },
  events: {
    'site-pin-it-save': event<{ url: string; media: string; description: string }>('A button was pressed, and Pinterest opens in a new window. Cancelable: `preventDefault()` keeps it closed.', {
      cancelable: true, type: '{ url: string, media: string, description: string }',
    }),
  },
  texts: {
    save: 'Save',
    label: 'Save to Pinterest: {picture} (opens in a new window)',
    labelOfNone: 'Save to Pinterest (opens in a new window)',
    group: 'Save pictures to Pinterest',
  },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof pinItSettings;
export type PinItHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
export type PinItMode = PinItHost['values']['mode'];
