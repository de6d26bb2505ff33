import { attributeIn, shownMarkup, tagsIn } from '../../core/text/markup-tags.js';
import type { MapHost } from './map-host.js';
import { MapState } from './map.state.js';
import { readMarkers } from './place/page-content.js';
import { pointOf, type MapMarker } from './place/place.js';

const markerAt = (lat: unknown, lng: unknown): readonly MapMarker[] => {
  const at = pointOf(lat, lng);
  return at ? [{ at, title: '', lines: [], link: null }] : [];
};

/** The markers in markup as a server has it, which is text. Only their positions are known: nothing else of them is drawn at first. */
export const markersInMarkup = (markup: string): readonly MapMarker[] =>
  tagsIn(shownMarkup(markup)).flatMap(tag => markerAt(attributeIn(tag, 'data-lat'), attributeIn(tag, 'data-lng')));

/** A map of markers is not the place that a map of nothing shows: the first drawing knows them, on a server and in a browser. */
export function firstMap({ element, servedMarkup = '' }: MapHost): MapState {
  return new MapState(element ? [...readMarkers(element, () => {}).values()] : markersInMarkup(servedMarkup));
}
