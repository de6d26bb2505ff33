/** A value from a width of the gallery on. */
export interface WidthStep { readonly fromPx: number; readonly value: string }

const step = /^\s*(?:(\d+(?:\.\d+)?)px\s+)?(\S.*?)\s*$/;

/** Values by width, narrowest first, as a page writes them: `1, 480px 2, 900px 4`; null if a text is not such a list. */
export function readByWidth(text: unknown): readonly WidthStep[] | null {
  if (typeof text !== 'string' || !/\dpx\s/.test(text)) return null;
  const steps = text.split(',').flatMap(one => {
    const [, fromPx = '0', value] = step.exec(one) ?? [];
    return value ? [{ fromPx: Number(fromPx), value }] : [];
  });
  return steps.length === text.split(',').length ? steps.sort((a, b) => a.fromPx - b.fromPx) : null;
}

/** The value at a width; null where the list begins further on. */
export const valueAt = (steps: readonly WidthStep[], widthPx: number): string | null =>
  steps.filter(({ fromPx }) => fromPx <= widthPx).at(-1)?.value ?? null;

/** One number, or the one of several by width, at a width; null where it is left to the design there. */
export function numberAt(value: number | string | null, widthPx: number): number | null {
  const steps = readByWidth(value);
  if (!steps) return value as number | null;
  const text = valueAt(steps, widthPx);
  return text === null ? null : Number(text);
}

/** Reads a setting that is a number, or numbers by width; null where one of them is not in its range. */
export const numbersByWidth = (min: number, max: number, isWhole: boolean) => (text: string): string | null => {
  const isGood = ({ value }: WidthStep) => Number(value) >= min && Number(value) <= max && (!isWhole || Number.isInteger(Number(value)));
  return readByWidth(text)?.every(isGood) ? text : null;
};
