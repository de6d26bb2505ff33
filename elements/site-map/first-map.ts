import { attributeIn, shownMarkup, tagsIn } from '../../core/text/markup-tags.js';
import type { MapHost } from './map-host.js';
import { MapState } from './map.state.js';
import { hasUnreadableMarkers, readMarkers } from './place/page-content.js';
import { readPoint, type MapMarker } from './place/place.js';

/** The positions that markup says, as a server has it, which is text; null for one that cannot be read. */
const positionsIn = (markup: string) => tagsIn(shownMarkup(markup)).flatMap(tag => {
  const [lat, lng] = [attributeIn(tag, 'data-lat'), attributeIn(tag, 'data-lng')];
  return typeof lat === 'string' && typeof lng === 'string' ? [readPoint(lat, lng)] : [];
});

/** The markers in markup. Only their positions are known: nothing else of them is drawn at first. */
export const markersInMarkup = (markup: string): readonly MapMarker[] =>
  positionsIn(markup).flatMap(at => (at ? [{ at, title: '', lines: [], link: null }] : []));

/** A map of markers is not the place that a map of nothing shows: the first drawing knows them, on a server and in a browser. */
export function firstMap({ element, servedMarkup = '' }: MapHost): MapState {
  if (element) return new MapState([...readMarkers(element, () => {}).values()], hasUnreadableMarkers(element));
  return new MapState(markersInMarkup(servedMarkup), positionsIn(servedMarkup).includes(null));
}
