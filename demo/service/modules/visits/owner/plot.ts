import { html } from 'hono/html';
import type { Html } from '../../../kernel/html.js';
import { formatOwnerDay, formatOwnerNumber } from '../../../kernel/language/format-values.js';

export interface Bar { /** A day, such as `2026-07-01`. */ readonly label: string; readonly value: number }

const [width, height, foot, head] = [720, 200, 34, 34];

/** A round number that no bar is higher than. */
export function roundedUp(value: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return [1, 2, 5, 10].map(times => times * step).find(round => round >= value)!;
}

/** Bars by day, drawn on the server: no script, no inline style. What they say is in the table below them as well. */
export function plot(title: string, bars: readonly Bar[]): Html {
  const top = roundedUp(Math.max(1, ...bars.map(({ value }) => value)));
  const room = height - foot - head;
  const step = width / Math.max(1, bars.length);
  const [first, last] = [bars[0], bars.at(-1)].map(bar => (bar ? formatOwnerDay(bar.label) : ''));
  const bar = ({ label, value }: Bar, at: number) => {
    const high = (value / top) * room;
    return html`<rect x="${(at * step + step * 0.1).toFixed(1)}" y="${(head + room - high).toFixed(1)}" width="${
      (step * 0.8).toFixed(1)}" height="${high.toFixed(1)}"><title>${formatOwnerDay(label)}: ${formatOwnerNumber(value)}</title></rect>`;
  };
  return html`<svg class="plot" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
<g class="grid"><line x1="0" x2="${width}" y1="${head}" y2="${head}"/><line x1="0" x2="${width}" y1="${head
  + room / 2}" y2="${head + room / 2}"/><line x1="0" x2="${width}" y1="${head + room}" y2="${head + room}"/></g>
<g class="bars">${bars.map(bar)}</g>
<g class="words"><text x="0" y="${head - 8}">${
  formatOwnerNumber(top)}</text><text x="0" y="${height - 8}">${first}</text><text x="${width}" y="${height - 8}" text-anchor="end">${last}</text></g>
</svg>`;
}
