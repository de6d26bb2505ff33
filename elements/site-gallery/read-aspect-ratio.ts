/** Width to height, as a page writes it (`3:2`, `3/2`, `1.5`) and as CSS wants it (`3 / 2`); null when it is neither. */
export function readAspectRatio(text: string): string | null {
  const [, width, height = '1'] = /^\s*(\d+(?:\.\d+)?)\s*(?:[:/x]\s*(\d+(?:\.\d+)?)\s*)?$/.exec(text) ?? [];
  return Number(width) > 0 && Number(height) > 0 ? `${Number(width)} / ${Number(height)}` : null;
}
