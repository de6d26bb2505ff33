import { pagePaths } from '../../core/contract/paths-of-pages.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { mapStyles, type MapStyle, type MapStyleAddress, type MapStyleName } from './tiles/map-styles.js';
import { mapsPages, type MapsPageName } from './place/maps-pages.js';
import type { TileStyles } from './tiles/tile-source.js';

const location = 'media-layout §3, map location';
const options = 'media-layout §3, map UI options';
/** A position that cannot be read is not the same as none: the map then shows no other place. */
const degrees = { unit: 'degrees', unreadable: NaN, spec: location };
const latitude = { ...degrees, min: -90, max: 90 };
const longitude = { ...degrees, min: -180, max: 180 };

/** Page data may say a style by its number. spec: page-runtime-platform, map block */
const styleOfNumber = (style: unknown): MapStyleName =>
  (Object.values<MapStyle>(mapStyles).find(({ number }) => String(number) === String(style))?.name ?? style) as MapStyleName;

export const mapSettings = table({
  tag: 'site-map',
  summary: 'A map with an address and a link to a maps service. The interactive map loads on request or with consent.',
  spec: 'media-layout §3, §4, §7, §9; page-runtime-platform §3, map block',
  preloadsReact: true,
  nestedBlocks: ['location'],
  settings: {
    lat: setting.optionalNumber(
      'Latitude of the center. Without a position, the address is looked up. An address that is not found is shown without a map.',
      latitude,
    ),
    lng: setting.optionalNumber('Longitude of the center.', longitude),
    markerLat: setting.optionalNumber('Latitude of the marker. Default: the center.', latitude),
    markerLng: setting.optionalNumber('Longitude of the marker. Default: the center.', longitude),
    zoom: setting.number(12, 'Zoom level, from 0 (the whole world) to 19 (single houses).', { min: 0, max: 22, spec: location }),
    maxZoom: setting.number(19, 'Maximum zoom level of the tiles.', { min: 0, max: 22 }),
    tiles: setting.text(
      '',
      'Tile URL template with {z}, {x} and {y}, and {s} for subdomains. Default: OpenStreetMap, after consent. `none` shows no map.',
    ),
    attribution: setting.text(
      '',
      'Attribution, always visible on the interactive map. May be HTML: text and links are kept, and blocks are separated by `|`.',
    ),
    styles: setting.json<TileStyles>(
      {},
      'Tiles or a MapLibre style (`style`) for individual map styles. For example, `{"satellite": {"tiles": "https://…/{z}/{x}/{y}.jpg", "attribution": "…", "maxZoom": 18, "isDark": true}}`.',
      { type: 'Record<string, { tiles?: string; style?: string; attribution?: string; maxZoom?: number; isDark?: boolean }>' },
    ),
    geojson: setting.url('', 'URL of a GeoJSON file on your site. Points become markers; lines and areas are drawn.', { addressOf: 'file' }),
    area: setting.json<object | null>(null, 'Inline GeoJSON to draw on the map.', { type: 'object' }),
    geocoder: setting.url(
      pagePaths.geocode,
      'URL on your site that answers `?address=` with the position of an address. An empty value disables the lookup.',
    ),
    consent: setting.choice(['auto', 'required'], 'When tiles need consent: `auto` for tiles from another host, `required` always. Purpose: `functional`, or that in `data-consent`.'),
    addressTitle: setting.text('', 'Name of the place.', { spec: location }),
    addressLine1: setting.text('', 'First line of the address. Without one, the text of the <address> inside is used.', { spec: location }),
    addressLine2: setting.text('', 'Second line of the address.', { spec: location }),
    addressCountry: setting.text('', 'Country of the address.', { spec: location }),
    mapStyle: setting.choice(
      Object.keys(mapStyles) as (MapStyleName | MapStyleAddress)[],
      'Appearance of the map, or the URL of a MapLibre style. `grayscale` follows the color scheme of the page; dark styles have a light pin.',
      { default: 'grayscale', orAddress: true, aliases: ['style'], spec: options, fromBlock: styleOfNumber },
    ),
    showControls: setting.flag(true, 'Shows zoom buttons.', { aliases: ['controls'], spec: options }),
    showLabels: setting.flag(
      true,
      'Shows labels on the map. Replaces {labels} in the tile URL with 1 or 0, and hides the labels of a MapLibre style.',
      { aliases: ['labels'], spec: options },
    ),
    showTerrain: setting.flag(
      false,
      'Shows hills and contours. Replaces {terrain} in the tile URL with 1 or 0; without `tiles`, uses OpenTopoMap.',
      { aliases: ['terrain'], spec: options },
    ),
    disableDefaultUI: setting.flag(true, 'Shows only the zoom buttons. `false` adds a scale and a full screen button.', { spec: options }),
    showPosition: setting.flag(
      false,
      'Shows a button with which visitors see their own position. The browser asks for permission, and nothing is sent.',
    ),
    showDirections: setting.flag(true, 'Shows a link for directions beside “Open in maps”.'),
    draggable: setting.flag(true, 'Allows dragging the map, with a mouse or two fingers.', { spec: options }),
    scrollwheel: setting.flag(true, 'Allows zooming with the mouse wheel, with Ctrl or Cmd or after a click on the map.', {
      spec: options,
    }),
    markerDraggable: setting.flag(false, 'Allows dragging the marker.', { spec: options }),
    linkOnClick: setting.flag(true, 'Links the marker to the maps service, in its popup and with a second click on the marker.', {
      spec: options,
    }),
    mapsPage: setting.choice(Object.keys(mapsPages) as MapsPageName[], 'Maps service of the “Open in maps” link.', {
      spec: 'media-layout §4',
    }),
    label: setting.text('', 'Accessible name (`aria-label`) of the map. Default: “Map of” and the name of the place.'),
  },
  events: {
    'site-map-load': event('The interactive map has loaded.'),
    'site-map-move': event<{ lat: number; lng: number; zoom: number }>('The visitor moved or zoomed the map.', {
      type: '{ lat: number; lng: number; zoom: number }',
    }),
    'site-map-marker-move': event<{ lat: number; lng: number }>('The visitor dragged the marker.', {
      type: '{ lat: number; lng: number }',
    }),
    'site-error': event<{ tag: string; error: unknown }>(
      'The map could not be loaded. Cancelable: `preventDefault()` suppresses the console message.',
      { cancelable: true, type: '{ tag: string; error: unknown }' },
    ),
  },
  texts: {
    show: 'Show map',
    loading: 'Loading map…',
    always: 'Always show maps from {host}',
    alwaysOwn: 'Always show maps on this site',
    notice: 'The map loads from {host}, which will receive your IP address.',
    noticeOwn: 'The map only loads with your permission.',
    failed: 'The map could not be loaded.',
    retry: 'Try again',
    hide: 'Hide map',
    open: 'Open in maps',
    newTab: '(opens in a new tab)',
    map: 'Map',
    mapOf: 'Map of {place}',
    roleName: 'map',
    marker: 'Marker',
    keys: 'Arrow keys move the map, plus and minus zoom.',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    close: 'Close',
    directions: 'Directions',
    searching: 'Searching for the address…',
    unknownPlace: 'There is no map of this address yet. Use the link below to search for it.',
    markers: '{count} places',
    fullScreen: 'Full screen',
    showPosition: 'Show my location',
    position: 'You are here',
    positionFailed: 'Your location is not available.',
    wheelHint: 'Hold {key} while scrolling to zoom',
    touchHint: 'Use two fingers to move the map',
    tilesMissing: 'Some parts of the map could not be loaded.',
  },
  translations: [language => import(`./texts/${language}.js`)],
});
