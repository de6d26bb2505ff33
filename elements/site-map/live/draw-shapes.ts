import type { Map } from 'leaflet';
import { pageDocument } from '../../../core/platform/page-document.js';
import type { Shape } from '../geo-data/geo-json.js';

const svgSpace = 'http://www.w3.org/2000/svg';

/**
 * Draws lines and areas below the markers, again for each zoom level. Not by Leaflet's own vector layers: they are as
 * large as this element. How shapes look is a matter of the styles.
 */
export function drawShapes(map: Map, shapes: readonly Shape[]): void {
  if (!shapes.length) return;
  const svg = pageDocument.createElementNS(svgSpace, 'svg');
  svg.setAttribute('class', 'shapes leaflet-zoom-hide');
  svg.setAttribute('aria-hidden', 'true');
  const paths = shapes.map(({ kind }) => {
    const path = pageDocument.createElementNS(svgSpace, 'path');
    path.setAttribute('class', `shape ${kind}`);
    svg.append(path);
    return path;
  });
  map.getPane('overlayPane')!.append(svg);
  const draw = () => shapes.forEach(({ kind, rings }, at) => {
    const lines = rings.map(ring => ring.map(([lat, lng]) => {
      const { x, y } = map.latLngToLayerPoint([lat, lng]);
      return `${x} ${y}`;
    }).join('L'));
    paths[at]!.setAttribute('d', lines.map(line => `M${line}${kind === 'area' ? 'Z' : ''}`).join(''));
  });
  map.on('zoomend viewreset', draw);
  draw();
}
