import { downloadFile } from '../../../core/platform/download.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { getRowLabel, seriesName, shareText } from '../chart-words.js';
import { isRound, type DownloadFormat } from '../chart-types.js';
import type { ChartHost } from '../chart.settings.js';
import type { ChartSnapshot } from '../chart.state.js';
import { writeDatasetCsv } from './dataset-csv.js';
import { drawPicture, type PictureItem } from './draw-picture.js';

/** Pixels of the picture for each pixel of the drawing. */
const pictureScale = 2;

/** What the legend shows, where the names are not in the drawing. */
function getItems(host: ChartHost, snapshot: ChartSnapshot): readonly PictureItem[] {
  const { scene, dataset, colors, hidden } = snapshot;
  if (!scene || !dataset || scene.names !== null) return [];
  if (isRound(host.values.type))
    return scene.slices.map(({ index, share }, at) => ({ color: colors[at]!.fill, text: `${getRowLabel(host, snapshot, index)} ${shareText(host, share)}` }));
  return dataset.series.flatMap((_, at) => (hidden.has(at) ? [] : [{ color: colors[at]!.fill, text: seriesName(host, snapshot, at) }]));
}

/** The picture as a PNG file; null where the page's rules for content forbid the way to it. */
async function toPng(svg: string, { width, height }: { readonly width: number; readonly height: number }): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = pageDocument.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(width * pictureScale), Math.round(height * pictureScale)];
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Downloads the drawing as a picture, or the values as a table. */
export async function downloadChart(host: ChartHost, snapshot: ChartSnapshot, format: DownloadFormat): Promise<void> {
  const { dataset, scene, ground } = snapshot;
  const title = host.values.label || snapshot.title;
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '').slice(0, 60) || 'chart';
  const drawing = host.element?.shadowRoot?.querySelector<SVGSVGElement>('.plot svg');
  if (!dataset || !scene || !drawing) return;
  if (format === 'CSV')
    return downloadFile(`${name}.csv`, 'text/csv;charset=utf-8', writeDatasetCsv(dataset, dataset.series.map((_, at) => seriesName(host, snapshot, at))));
  const picture = drawPicture(drawing, { title, ground, items: getItems(host, snapshot), isFromRight: scene.isFromRight });
  const svg = new XMLSerializer().serializeToString(picture);
  const png = format === 'PNG' ? await toPng(svg, { width: Number(picture.getAttribute('width')), height: Number(picture.getAttribute('height')) }) : null;
  if (png) return downloadFile(`${name}.png`, 'image/png', png);
  if (format === 'PNG') host.warn('the picture could not be drawn as PNG; expected a content security policy with img-src blob:; downloading SVG.');
  downloadFile(`${name}.svg`, 'image/svg+xml', svg);
}
