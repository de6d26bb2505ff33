/**
 * Where a row that scrolls comes to rest: `slides`, on every slide; `none`, anywhere; a number, at every such share of
 * its width.
 */
export type SnapPoints = 'slides' | 'none' | number;

/** Snap points as a page writes them: `50%`, `none`, or nothing; null when it is neither. Source: media-layout §5. */
export function readSnapPoints(text: string): SnapPoints | null {
  const written = text.trim().toLowerCase();
  if (!written) return 'slides';
  if (written === 'none') return 'none';
  const percent = Number(/^(\d+(?:\.\d+)?)%$/.exec(written)?.[1]);
  return percent > 0 ? percent / 100 : null;
}
