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
  summary: 'Map of a place: its address, a link to a maps service, and an interactive map, loaded on request or with consent.',
  spec: 'media-layout §3, §4, §7, §9; page-runtime-platform §3, map block',
  preloadsReact: true,
  nestedBlocks: ['location'],
  settings: {
    lat: setting.optionalNumber('Latitude of the map centre. Without a position the address is looked up; one that is not found is shown without a map.', latitude),
    lng: setting.optionalNumber('Longitude of the map centre.', longitude),
    markerLat: setting.optionalNumber('Latitude of the marker; the map centre when left out.', latitude),
    markerLng: setting.optionalNumber('Longitude of the marker; the map centre when left out.', longitude),
    zoom: setting.number(12, 'Zoom level, from the whole world at 0 to single houses at 19.',
      { min: 0, max: 22, spec: location }),
    maxZoom: setting.number(19, 'The closest zoom level the tiles have.', { min: 0, max: 22 }),
    tiles: setting.text('',
      'Tile URL template with {z}, {x} and {y}, and {s} for subdomains. By default those of OpenStreetMap, after the visitor agreed; `none` shows no map.'),
    attribution: setting.text('', 'Attribution of the map, always visible on the interactive map. HTML: text and links are kept, blocks are separated by `|`.'),
    styles: setting.json<TileStyles>({}, 'Tiles, or a MapLibre style (`style`), for single styles. Such as `{"satellite": {"tiles": "https://…/{z}/{x}/{y}.jpg", "attribution": "…", "maxZoom": 18, "isDark": true}}`.',
      { type: 'Record<string, { tiles?: string; style?: string; attribution?: string; maxZoom?: number; isDark?: boolean }>' }),
    geojson: setting.url('', 'Address of a GeoJSON file of this site: its points are markers, its lines and areas are drawn.'),
    area: setting.json<object | null>(null, 'GeoJSON to draw on the map, as in a file.', { type: 'object' }),
    geocoder: setting.url(pagePaths.geocode, 'Address of this site that answers `?address=` with the position of an address; empty asks nobody.'),
    consent: setting.choice(['auto', 'required'],
      'When consent is asked for before tiles are loaded: `auto` for tiles of another host, `required` always.'),
    addressTitle: setting.text('', 'Name of the place.', { spec: location }),
    addressLine1: setting.text('', 'First line of the address; without any the text of the <address> inside is used.',
      { spec: location }),
    addressLine2: setting.text('', 'Second line of the address.', { spec: location }),
    addressCountry: setting.text('', 'Country of the address.', { spec: location }),
    mapStyle: setting.choice(Object.keys(mapStyles) as (MapStyleName | MapStyleAddress)[],
      'Appearance of the map, or the address of a MapLibre style. `grayscale` follows the colour scheme of the page; dark styles have a light pin.',
      { default: 'grayscale', orAddress: true, aliases: ['style'], spec: options, fromBlock: styleOfNumber }),
    showControls: setting.flag(true, 'Whether zoom buttons are shown.', { aliases: ['controls'], spec: options }),
    showLabels: setting.flag(true, 'Whether the map has labels. Fills {labels} of the tile address with 1 or 0, and hides those of a MapLibre style.',
      { aliases: ['labels'], spec: options }),
    showTerrain: setting.flag(false, 'Whether the map shows hills and contours. Fills {terrain} of the tile address with 1 or 0; without `tiles` those of OpenTopoMap.',
      { aliases: ['terrain'], spec: options }),
    disableDefaultUI: setting.flag(true, 'Whether the map has no more than its zoom buttons; `false` adds a scale and a button for the full screen.',
      { spec: options }),
    showPosition: setting.flag(false, 'Whether visitors may press a button to see where they are. Their browser asks them, and nothing is sent anywhere.'),
    showDirections: setting.flag(true, 'Whether there is a link for directions beside "Open in maps".'),
    draggable: setting.flag(true, 'Whether the map can be dragged: with a mouse, or with two fingers.',
      { spec: options }),
    scrollwheel: setting.flag(true, 'Whether the mouse wheel zooms: with Ctrl or Cmd, or once the map was clicked.',
      { spec: options }),
    markerDraggable: setting.flag(false, 'Whether the marker can be dragged.', { spec: options }),
    linkOnClick: setting.flag(true,
      'Whether the marker links to the maps service. Its popup has the link, and a second click on the marker follows it.',
      { spec: options }),
    mapsPage: setting.choice(Object.keys(mapsPages) as MapsPageName[], 'Maps service that "Open in maps" links to.',
      { spec: 'media-layout §4' }),
    label: setting.text('', 'Accessible name (`aria-label`) of the map; by default "Map of" and the name of the place.'),
  },
  events: {
    'site-map-load': event('The interactive map has loaded.'),
    'site-map-move': event<{ lat: number; lng: number; zoom: number }>('The visitor moved or zoomed the map.',
      { type: '{ lat: number; lng: number; zoom: number }' }),
    'site-map-marker-move': event<{ lat: number; lng: number }>('The visitor dragged the marker.',
      { type: '{ lat: number; lng: number }' }),
    'site-error': event<{ tag: string; error: unknown }>(
      'The map could not be loaded. Cancelable: `preventDefault()` suppresses the console message.',
      { cancelable: true, type: '{ tag: string; error: unknown }' }),
  },
  texts: {
    show: 'Show map',
    loading: 'Loading map…',
    always: 'Always show maps from {host}',
    alwaysOwn: 'Always show maps on this site',
    notice: 'The map comes from {host}, which will see your internet address.',
    noticeOwn: 'The map is loaded only if you say so.',
    failed: 'The map did not arrive.',
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
    searching: 'Looking for the address…',
    unknownPlace: 'There is no map of this address yet. The link below looks for it.',
    markers: '{count} places',
    fullScreen: 'Full screen',
    showPosition: 'Show where I am',
    position: 'You are here',
    positionFailed: 'Your position is not available.',
    wheelHint: 'Hold {key} while scrolling to zoom',
    touchHint: 'Use two fingers to move the map',
    tilesMissing: 'Parts of the map are missing.',
  },
  translations: [() => import('./texts/texts.js')],
});
