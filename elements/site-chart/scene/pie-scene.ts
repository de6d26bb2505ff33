import { arc, pie, type PieArcDatum } from 'd3-shape';
import { getTextAnchor, type Place, type Scene, type SceneInput } from './scene.js';
import { getSlices, type Slice } from './slices.js';

/** A pie of the first series that is shown. */
export function makePie({ dataset, width, height, lineHeight, isFromRight }: SceneInput): Scene {
  const radius = Math.max(10, Math.min(width, height - 2 * lineHeight) / 2 - 4);
  const [x, y] = [width / 2, height / 2];
  const slices = getSlices(dataset.series[0]?.values ?? []);
  const arcs = pie<Slice>().value(({ value }) => value).sort(null)(slices as Slice[]);
  const draw = arc<PieArcDatum<Slice>>().innerRadius(0).outerRadius(radius);
  // One that stands alone is a whole circle, which an arc of no length would not draw.
  const paths = arcs.map(each => draw.digits(2)(each) ?? '');
  const at = ({ index }: Place) => slices.findIndex(slice => slice.index === index);
  return {
    width, height, isFromRight, isHorizontal: false, slices, origin: [x, y],
    plot: { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
    rows: [], columns: [],
    shapes: paths.map((d, series) => ({ series, kind: 'fill', d })),
    series: slices.length > 0 ? [0] : [],
    placesOf: () => slices.map(({ index }) => index),
    valueOf: place => slices[at(place)]?.value ?? null,
    markOf(place) {
      const found = arcs[at(place)];
      if (!found) return null;
      const [dx, dy] = arc<PieArcDatum<Slice>>().innerRadius(radius * 0.7).outerRadius(radius * 0.7).centroid(found);
      return { x: x + dx, y: y + dy, d: paths[at(place)]!, anchor: getTextAnchor(x + dx, width), textY: dy < 0 ? y - radius - 4 : y + radius + lineHeight };
    },
    nearest(px, py) {
      const [dx, dy] = [px - x, py - y];
      if (Math.hypot(dx, dy) > radius + 4) return null;
      const angle = (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
      const found = arcs.find(({ startAngle, endAngle }) => angle >= startAngle && angle <= endAngle);
      return found ? { series: 0, index: found.data.index } : null;
    },
  };
}
