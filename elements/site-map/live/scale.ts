import type { Scale } from '../map.state.js';

const equatorMeters = 40_075_016.686;
const mostPx = 110;
/** Lengths people read at a glance. */
const steps = [1, 2, 5];

/** The longest round distance that fits the bar, at a latitude and zoom level. */
export function scaleAt(lat: number, zoom: number): Scale {
  const metersPerPx = equatorMeters * Math.cos(lat * Math.PI / 180) / (256 * 2 ** zoom);
  const most = metersPerPx * mostPx;
  const power = 10 ** Math.floor(Math.log10(most));
  const meters = Math.max(...steps.map(step => step * power).filter(length => length <= most));
  return { meters, widthPx: Math.round(meters / metersPerPx) };
}
