import type { Docs } from '../../core/manifest/describe/docs.js';
import type { mapSettings } from './map.settings.js';

export const mapDocs: Docs<typeof mapSettings> = {
  group: 'contact',
  details: `With only a position, the map uses the tiles of OpenStreetMap. They need no key, load after consent, and are credited with a
link to their [usage policy](https://operations.osmfoundation.org/policies/tiles/). For a busy site, use your own tiles or a
provider: \`tiles\` accepts any tile URL, and \`styles\` sets tiles for individual map styles. From npm, a map needs the package
\`leaflet\`, and a vector style \`maplibre-gl\` as well.

An address without \`lat\` and \`lng\` is looked up once by your own service (\`geocoder\`). If there is no exact match, the map
shows a message and a link to the address: it never shows another place.

**Several markers:** each element inside with \`data-lat\` and \`data-lng\` is a marker, such as the items of a list. Its text is the
popup; its first line or \`data-title\` is the name. More than 50 markers are grouped. GeoJSON can be a file (\`geojson\`) or inline (\`area\`).

**MapLibre styles:** \`map-style="/maps/town.json"\`, or \`style\` in a record of \`styles\`, shows a vector style with the same pins,
popups, keyboard support and consent. MapLibre (about 350 KB) only loads for such a style. URLs in the style can be relative to
it, and the attributions of its sources are shown. A style on your site that uses another host needs consent for that host. A
browser without WebGL 2 shows \`tiles\`, if set, otherwise the address. A content security policy needs \`worker-src 'self'\` (or
\`script-src 'self'\`), and \`connect-src\` for the hosts of the style. With bundlers that don't support \`import.meta.url\`, call
\`setWorkerUrl()\` of \`maplibre-gl\` first.`,
  slots: { '': 'The address, or a list of places, shown beside the map with and without scripts.' },
  parts: {
    panel: 'The interactive map or its placeholder.',
    card: 'The address beside the map.',
    ask: 'The consent request and button, shown instead of the map.',
    'show-button': 'The button that loads the map.',
    'open-link': 'The link to the maps service.',
    'directions-link': 'The link for directions on the maps service.',
  },
  cssProperties: {
    '--site-map-height': 'Height of the panel. Default: 20rem, and 28rem if the element is at least 48rem wide.',
    '--site-map-pin': 'Color of the pin.',
    '--site-map-shape': 'Color of lines and areas of GeoJSON. Default: the accent color.',
  },
  states: {
    facade: 'The placeholder is shown instead of the map.',
    loading: 'The map is loading.',
    live: 'The interactive map is shown.',
    failed: 'The map could not be loaded.',
  },
  methods: { show: 'Loads the interactive map, like “Show map”. Only call it when the visitor has asked for the map.' },
  accessibility: [
    'The address in your markup is the text alternative and stays visible beside the map.',
    'Tiles from another host load only on request or with consent; the button names that host.',
    'A list of places is the text alternative of its markers. Each marker is a button with a popup.',
    'The wheel scrolls the page until the map was clicked. Until then, zooming needs Ctrl or Cmd, or the buttons.',
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
      showLabels: 'Labels on the map', showTerrain: 'Hills and contours', showDirections: 'Link for directions', showPosition: '“Show my location” button',
      mapsPage: 'Maps service', linkOnClick: 'Marker links to the maps service', scrollwheel: 'Mouse wheel zooms', draggable: 'Map can be dragged',
      tiles: 'Tile URL', geojson: 'GeoJSON file', area: 'GeoJSON', geocoder: 'Address search service', disableDefaultUI: 'Zoom buttons only',
      styles: 'Map styles', maxZoom: 'Maximum zoom',
    },
    choices: { google: 'Google Maps', openstreetmap: 'OpenStreetMap', apple: 'Apple Maps' },
  },
};
