import type { MapValues } from '../map-host.js';
import { getVectorStyle, type TileSource } from './tile-source.js';

/** What a map's settings ask for and its tiles cannot show, for the developer. */
export function tileWarnings(values: MapValues, source: TileSource | null): string[] {
  const { tiles, mapStyle, showLabels, showTerrain } = values;
  if (tiles.trim() === 'none') return [];
  if (!source && getVectorStyle(values) !== null) return []; // told where it was found out
  if (!source) return [`tiles "${tiles}" is not a web address; expected an address such as "/tiles/{z}/{x}/{y}.png"; showing no map.`];
  const { template, isOfStyle, style } = source;
  if (style !== undefined)
    return showTerrain
      ? [`show-terrain "true" has no effect with the map style "${style}"; expected a style that draws hills; showing it as it is.`]
      : [];
  const warnings: string[] = [];
  if (mapStyle === 'satellite' && !isOfStyle && !template.includes('{style}')) {
    warnings.push('map-style "satellite" needs images from above; expected `styles` with tiles for it, or {style} in `tiles`; showing the tiles as they are.');
  }
  if (!showLabels && !template.includes('{labels}') && !(isOfStyle && mapStyle === 'satellite')) {
    warnings.push('show-labels "false" has no effect with these tiles; expected {labels} in `tiles`; showing them with labels.');
  }
  if (showTerrain && !template.includes('{terrain}') && !template.includes('opentopomap.org')) {
    warnings.push('show-terrain "true" has no effect with these tiles; expected {terrain} in `tiles`; showing them as they are.');
  }
  return warnings;
}
