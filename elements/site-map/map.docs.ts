import type { Docs } from '../../core/manifest/docs.js';
import type { mapSettings } from './map.settings.js';

export const mapDocs: Docs<typeof mapSettings> = {
  details: `Pasted with a position and nothing else, the map uses the tiles of OpenStreetMap: they need no key, load after
the visitor has agreed, and are credited with a link to their [usage policy](https://operations.osmfoundation.org/policies/tiles/).
A busy site takes tiles of its own or of a provider: any \`tiles\` address works, and \`styles\` gives single styles their own.

An address without \`lat\` and \`lng\` is looked up once by the site's own service (\`geocoder\`). Where that does not know it
exactly, the map says so and links to the address: it never shows another place.

**Several markers:** any element inside with \`data-lat\` and \`data-lng\` is one, such as the items of a list. Its text is the
popup, its first line or \`data-title\` the name; more than fifty are grouped. GeoJSON comes as a file (\`geojson\`) or inline (\`area\`).

**MapLibre styles:** \`map-style="/maps/town.json"\`, or \`style\` in a record of \`styles\`, draws a vector style: same pins, popups,
keyboard and consent. It loads MapLibre (about 350 KB) only then. Addresses in the style may be relative to it; the credits of
its sources are shown; a style of this site that names another host waits for a yes to that host. A browser without WebGL 2
shows \`tiles\` where you name some, otherwise the address. A policy needs \`worker-src 'self'\` (or \`script-src 'self'\`), and
\`connect-src\` for the hosts of the style. Bundlers that do not keep \`import.meta.url\`: call \`setWorkerUrl()\` of \`maplibre-gl\` first.`,
  slots: { '': 'The address of the place, or a list of places, beside the map; shown with and without scripts.' },
  parts: {
    panel: 'The interactive map, or the empty sheet in its place.',
    card: 'The address beside the map.',
    ask: 'Consent request and button in the place of the map.',
    'show-button': 'The button that loads the map.',
    'open-link': 'The link to the maps service.',
    'directions-link': 'The link to directions on the maps service.',
  },
  cssProperties: {
    '--site-map-height': 'Height of the panel; by default 20rem, and 28rem where the element is 48rem wide or more.',
    '--site-map-pin': 'Colour of the pin.',
    '--site-map-shape': 'Colour of lines and areas of GeoJSON; by default the accent.',
  },
  states: {
    facade: 'An empty sheet is shown instead of the map.',
    loading: 'The map is loading.',
    live: 'The interactive map is shown.',
    failed: 'The map could not be loaded.',
  },
  methods: { show: 'Loads the interactive map, as a press on "Show map" does: call it only when the visitor asked for it.' },
  accessibility: [
    'The address in your markup is the text alternative and stays readable beside the map.',
    'Tiles of another host load only when the visitor asks; the button that loads them names that host.',
    'A list of places stays the text alternative of its markers; each marker is a button with a popup.',
    'The wheel scrolls the page until the map was clicked; before that, zooming needs Ctrl or Cmd, or the buttons.',
  ],
  panel: {
    icon: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11M14 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
    groups: {
      Content: ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry', 'lat', 'lng'],
      Appearance: ['mapStyle', 'zoom', 'showControls', 'showLabels'],
      Behavior: ['consent', 'showDirections', 'mapsPage', 'linkOnClick', 'scrollwheel', 'draggable'],
    },
    labels: {
      addressTitle: 'Name of the place', addressLine1: 'Address, first line', addressLine2: 'Address, second line', addressCountry: 'Country',
      lat: 'Latitude', lng: 'Longitude', markerLat: 'Latitude of the marker', markerLng: 'Longitude of the marker', showControls: 'Zoom buttons',
      showLabels: 'Labels on the map', showTerrain: 'Hills and contours', showDirections: 'Link for directions', showPosition: '“Where am I” button',
      mapsPage: 'Maps service', linkOnClick: 'Marker links to the maps service', scrollwheel: 'Mouse wheel zooms', draggable: 'Map can be dragged',
      tiles: 'Tile address', geojson: 'GeoJSON file', area: 'GeoJSON', geocoder: 'Address search service', disableDefaultUI: 'Zoom buttons only',
      styles: 'Map styles', maxZoom: 'Closest zoom',
    },
    choices: { google: 'Google Maps', openstreetmap: 'OpenStreetMap', apple: 'Apple Maps' },
  },
};
