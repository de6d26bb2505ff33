/** Beyond this, pictures would be lines. */
const mostUneven = 20;

/**
 * Width to height, as a page writes it (`3:2`, `3/2`, `1.5`) and as CSS wants it (`3 / 2`); `auto` for `auto`, `none` and
 * `0`, which leave every picture its own; null when it is none of these.
 */
export function readAspectRatio(text: string): string | null {
  if (/^\s*(auto|none|0)\s*$/i.test(text)) return 'auto';
  const [, width, height = '1'] = /^\s*(\d+(?:\.\d+)?)\s*(?:[:/x]\s*(\d+(?:\.\d+)?)\s*)?$/.exec(text) ?? [];
  const unevenness = Math.max(Number(width) / Number(height), Number(height) / Number(width));
  return unevenness <= mostUneven ? `${Number(width)} / ${Number(height)}` : null;
}
