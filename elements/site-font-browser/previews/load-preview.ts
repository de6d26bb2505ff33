import { pageDocument } from '../../../core/platform/page-document.js';

/** A file that shows a font. */
export interface PreviewFace {
  readonly url: string;
  readonly style: string;
  /** As in a style sheet: `400` or `100 900`. */
  readonly weight: string;
  readonly unicodeRange?: string;
}

export interface Preview {
  readonly name: string;
  readonly faces: readonly PreviewFace[];
  readonly text: string;
}

/** Files that the page has, by family and address. */
const added = new Map<string, FontFace>();

/** The name under which the page draws a preview: a font of the page with the same name stays as it is. */
export const getPreviewFamily = (name: string): string =>
  `site-font-preview-${[...name].map(letter => (/[A-Za-z\d]/.test(letter) ? letter : `_${letter.codePointAt(0)!.toString(16)}`)).join('')}`;

const getSource = (url: string): string => `url("${new URL(url, pageDocument.baseURI).href.replace(/["\\]/g, letter => encodeURIComponent(letter))}")`;

/** Loads the files of a font that its text needs. Rejects if one cannot be loaded; called again, it loads that one again. */
export async function loadPreview({ name, faces, text }: Preview): Promise<void> {
  const { fonts } = pageDocument;
  const family = getPreviewFamily(name);
  for (const { url, style, weight, unicodeRange } of faces) {
    const key = `${family} ${url}`;
    const before = added.get(key);
    if (before && before.status !== 'error') continue;
    if (before) fonts.delete(before);
    const face = new FontFace(family, getSource(url), { style, weight, display: 'swap', ...unicodeRange && { unicodeRange } });
    fonts.add(face);
    added.set(key, face);
  }
  const [first] = faces;
  if (first) await fonts.load(`${first.style} ${first.weight.split(' ')[0]!} 16px ${family}`, text || 'Aa');
}
