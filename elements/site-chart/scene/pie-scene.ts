import { arc, pie, type PieArcDatum } from 'd3-shape';
import { rounded } from './axis.js';
import { getNameWidth } from './names.js';
import { getTextAnchor, type Name, type Place, type Scene, type SceneInput, type Text } from './scene.js';
import { getSlices, type Slice } from './slices.js';
import { spread } from './spread.js';

/** Between the edge of the pie and its names. */
const leadPx = 14;
/** A pie with names beside it is at least this large, compared to one without. */
const leastNamedShare = 0.55;
const mostMovedLines = 3;

type Arc = PieArcDatum<Slice>;
interface Circle { readonly x: number; readonly y: number; readonly radius: number }

const middleAngle = ({ startAngle, endAngle }: Arc): number => (startAngle + endAngle) / 2;

/** The share of a slice, after its value if that is to be shown. */
const getSliceValue = ({ formatShare, formatValue, hasValues }: SceneInput, { value, share }: Slice): string =>
  (hasValues ? `${formatValue(value, 0)} · ${formatShare(share)}` : formatShare(share));

/** The names and shares of slices at both sides of a pie; null where they do not fit. */
function placeSliceNames(input: SceneInput, arcs: readonly Arc[], { x, y, radius }: Circle): Name[] | null {
  const { height, lineHeight, labelOf } = input;
  const names: Name[] = [];
  for (const isRight of [true, false]) {
    const side = [...arcs.keys()].filter(at => Math.sin(middleAngle(arcs[at]!)) >= 0 === isRight);
    const wanted = side.map(at => y - Math.cos(middleAngle(arcs[at]!)) * (radius + leadPx));
    const placed = spread(wanted, side.map(() => lineHeight * 2.1), [0, height]);
    if (!placed || placed.some((each, at) => Math.abs(each - wanted[at]!) > lineHeight * mostMovedLines)) return null;
    for (const [order, at] of side.entries()) {
      const angle = middleAngle(arcs[at]!);
      const textY = placed[order]!;
      // Beside the pie at the height of its text, where it has been moved up or down.
      const nearest = Math.max(0, Math.abs(textY - y) - lineHeight);
      const textX = x + (isRight ? 1 : -1) * (Math.sqrt(Math.max(0, (radius + leadPx) ** 2 - nearest ** 2)) + 4);
      const [edgeX, edgeY] = [x + Math.sin(angle) * (radius + 2), y - Math.cos(angle) * (radius + 2)];
      names.push({
        series: at, text: labelOf(arcs[at]!.data.index), more: getSliceValue(input, arcs[at]!.data), x: textX, y: textY, anchor: isRight ? 'start' : 'end',
        lead: `M${rounded(edgeX)},${rounded(edgeY)}L${rounded(textX + (isRight ? -4 : 4))},${rounded(textY)}`,
      });
    }
  }
  return names;
}

/** A doughnut's hole, compared to its radius. */
const holeShare = 0.58;

/** A pie or doughnut of the first series that is shown. */
export function makePie(input: SceneInput): Scene {
  const { dataset, width, height, lineHeight, isFromRight, labelOf, type, measure, formatValue } = input;
  const slices = getSlices(dataset.series[0]?.values ?? []);
  const arcs = pie<Slice>().value(({ value }) => value).sort(null)(slices as Slice[]);
  const full = Math.max(10, Math.min(width, height - 2 * lineHeight) / 2 - 4);
  const [x, y] = [width / 2, height / 2];
  const widest = Math.max(0, ...slices.map(slice => Math.max(getNameWidth(input, labelOf(slice.index)), measure(getSliceValue(input, slice)))));
  const named = Math.min(full, width / 2 - widest - leadPx - 6, height / 2 - lineHeight * 1.2);
  const names = named >= full * leastNamedShare ? placeSliceNames(input, arcs, { x, y, radius: named }) : null;
  const radius = names ? named : full;
  const hole = type === 'doughnut' ? radius * holeShare : 0;
  const draw = arc<Arc>().innerRadius(hole).outerRadius(radius);
  const sum: Text = { text: formatValue(slices.reduce((all, { value }) => all + value, 0), 0), x, y, anchor: 'middle' };
  // A single slice is a whole circle, which an arc of no length would not draw.
  const paths = arcs.map(each => draw.digits(2)(each) ?? '');
  const at = ({ index }: Place) => slices.findIndex(slice => slice.index === index);
  return {
    width, height, isFromRight, isHorizontal: false, slices, names, origin: [x, y],
    plot: { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
    rows: [], columns: [],
    ...hole > 0 && measure(sum.text) * 1.6 < hole * 1.8 && { sum },
    shapes: paths.map((d, series) => ({ series, kind: 'fill', d })),
    series: slices.length > 0 ? [0] : [],
    placesOf: () => slices.map(({ index }) => index),
    valueOf: place => slices[at(place)]?.value ?? null,
    markOf(place) {
      const found = arcs[at(place)];
      if (!found) return null;
      const [dx, dy] = arc<Arc>().innerRadius(radius * 0.75).outerRadius(radius * 0.75).centroid(found);
      return { x: x + dx, y: y + dy, d: paths[at(place)]!, anchor: getTextAnchor(x + dx, width), textY: dy < 0 ? y - radius - 4 : y + radius + lineHeight };
    },
    nearest(px, py) {
      const [dx, dy] = [px - x, py - y];
      if (Math.hypot(dx, dy) > radius + 4 || Math.hypot(dx, dy) < hole - 4) return null;
      const angle = (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
      const found = arcs.find(({ startAngle, endAngle }) => angle >= startAngle && angle <= endAngle);
      return found ? { series: 0, index: found.data.index } : null;
    },
  };
}
