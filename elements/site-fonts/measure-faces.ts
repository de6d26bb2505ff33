import { pageDocument } from '../../core/platform/page-document.js';
import { quoted, type FaceMetrics } from './fallback-rules.js';
import { sampleText } from './local-fonts.js';

const sizePx = 1000;

/** Regular, bold, italic and bold italic, each where the family has a face of it. */
function stylesOf(family: string): { isBold: boolean; isItalic: boolean }[] {
  const found = new Map<string, { isBold: boolean; isItalic: boolean }>();
  for (const face of pageDocument.fonts) {
    if (face.family.replace(/^["']|["']$/g, '') !== family) continue;
    const isItalic = face.style !== 'normal';
    const [least, most = least] = face.weight.split(' ').map(word => (word === 'bold' ? 700 : Number(word) || 400));
    for (const isBold of [false, true]) {
      if (isBold ? most! >= 600 : least! < 600) found.set(`${isItalic} ${isBold}`, { isBold, isItalic });
    }
  }
  return [...found.values()];
}

/** What a font adds between lines: a line of `normal` height, less ascent and descent. */
function lineGapOf(font: string, heightPx: number): number {
  const probe = pageDocument.createElement('span');
  probe.textContent = 'x';
  const { style } = probe;
  style.font = font;
  style.lineHeight = 'normal';
  style.position = 'absolute';
  style.visibility = 'hidden';
  pageDocument.body.append(probe);
  const gapPx = probe.offsetHeight - heightPx;
  probe.remove();
  return Math.max(0, gapPx);
}

/** Loads each face of the families and measures it. Rejects where one cannot be loaded. */
export async function measureFaces(families: readonly string[]): Promise<FaceMetrics[]> {
  const canvas = pageDocument.createElement('canvas').getContext('2d')!;
  const measured = families.flatMap(family => stylesOf(family).map(async ({ isBold, isItalic }): Promise<FaceMetrics> => {
    const font = `${isItalic ? 'italic ' : ''}${isBold ? 700 : 400} ${sizePx}px ${quoted(family)}`;
    await pageDocument.fonts.load(font, sampleText);
    canvas.font = font;
    const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText(sampleText);
    return {
      family, isBold, isItalic, sampleEm: width / sizePx, ascentEm: ascent / sizePx, descentEm: descent / sizePx,
      lineGapEm: lineGapOf(font, ascent + descent) / sizePx,
    };
  }));
  return Promise.all(measured);
}
