/** A value that applies from a width on; the first one has no width. */
export interface WidthStep { readonly fromPx: number; readonly value: number }

/** Reads `2, 724px 4`; null for another text. */
export function readWidths(text: string): WidthStep[] | null {
  const steps = text.split(',').map((part, at) => {
    const [, px, value] = /^\s*(?:(\d+(?:\.\d+)?)px\s+)?(\d+(?:\.\d+)?)\s*$/.exec(part) ?? [];
    return value === undefined || (px === undefined && at > 0) ? null : { fromPx: Number(px ?? 0), value: Number(value) };
  });
  return steps.every(step => step !== null) ? steps : null;
}

/** Writes values by width, in the order of their widths. One value is a number. */
export function writeWidths(steps: readonly WidthStep[]): number | string {
  const sorted = [...steps].sort((one, other) => one.fromPx - other.fromPx);
  if (sorted.length === 1) return sorted[0]!.value;
  return sorted.map(({ fromPx, value }) => (fromPx === 0 ? String(value) : `${fromPx}px ${value}`)).join(', ');
}

const [firstPx, stepPx] = [600, 300];

/** One width more, with the value of the last one. */
export function withWidth(steps: readonly WidthStep[], fallback: number): WidthStep[] {
  const last = steps.at(-1) ?? { fromPx: 0, value: fallback };
  return [...steps.length > 0 ? steps : [last], { fromPx: last.fromPx === 0 ? firstPx : last.fromPx + stepPx, value: last.value }];
}
