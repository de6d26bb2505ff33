import type { Docs } from '../../core/manifest/docs.js';
import type { mapSettings } from './map.settings.js';

export const mapDocs: Docs<typeof mapSettings> = {
  slots: { '': 'The address of the place and other content beside the map; shown with and without scripts.' },
  parts: {
    panel: 'The drawing or the interactive map.',
    card: 'The address beside the map.',
    ask: 'Consent request and button over the drawing.',
    'show-button': 'The button that loads the map.',
    'open-link': 'The link to the maps service.',
  },
  cssProperties: {
    '--site-map-height': 'Height of the panel; by default 20rem, and 28rem where the element is 48rem wide or more.',
    '--site-map-pin': 'Colour of the pin.',
  },
  states: {
    facade: 'A drawing is shown instead of the map.',
    loading: 'The map is loading.',
    live: 'The interactive map is shown.',
    failed: 'The map could not be loaded.',
  },
  methods: { show: 'Loads the interactive map, as a press on "Show map" does: call it only when the visitor asked for it.' },
  accessibility: [
    'The address in your markup is the text alternative and stays readable beside the map.',
    'Tiles of another host load only when the visitor asks; the button that loads them names that host.',
    'The wheel scrolls the page until the map was clicked; before that, zooming needs Ctrl or Cmd, or the buttons.',
  ],
};
