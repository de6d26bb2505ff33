/** Where tiles come from. */
export interface TileSource {
  readonly template: string;
  /** The host a visitor's browser would speak to. */
  readonly host: string;
  /** Tiles of the page's own host tell nobody anything new about the visitor. */
  readonly isOwn: boolean;
}

/** Reads a tile address such as `/tiles/{z}/{x}/{y}.png`; null when it is no http address at all. */
export function tileSource(template: string, page: string): TileSource | null {
  // Places are no part of a host name: `{s}` may stand there.
  const sample = template.replaceAll('{s}', 'a').replace(/\{\w+\}/g, '0');
  let url: URL;
  try {
    url = new URL(sample, page);
  } catch {
    return null;
  }
  if (!template.trim() || !/^https?:$/.test(url.protocol)) return null;
  const host = template.includes('{s}.') ? url.host.replace(/^a\./, '') : url.host;
  return { template, host, isOwn: url.host === new URL(page).host };
}
