const zooms = [9, 10, 11, 12, 13, 14];
/** Enough for a map as wide as a page, and a step to each side. */
const tilesToEachSide = 3;

/** The files of the map tiles around every place that a map of these pages shows. */
export function tilesAround(pages: readonly string[]): string[] {
  const places = pages.flatMap(text => [...text.matchAll(/<site-map [^>]*?lat="(-?[\d.]+)" lng="(-?[\d.]+)"[^>]*tiles="\/tiles\//g)])
    .map(([, lat, lng]) => ({ lat: Number(lat), lng: Number(lng) }));
  const files = places.flatMap(place => zooms.flatMap(zoom => {
    const { column, row } = tileAt(place, zoom);
    const steps = Array.from({ length: 2 * tilesToEachSide + 1 }, (_, index) => index - tilesToEachSide);
    return steps.flatMap(x => steps.map(y => `tiles/${zoom}/${column + x}/${row + y}.png`));
  }));
  return [...new Set(files)];
}

/** Web Mercator. */
function tileAt({ lat, lng }: { lat: number; lng: number }, zoom: number): { column: number; row: number } {
  const radians = (lat * Math.PI) / 180;
  return {
    column: Math.floor(((lng + 180) / 360) * 2 ** zoom),
    row: Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom),
  };
}
