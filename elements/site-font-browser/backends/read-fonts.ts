import { type FontAxis, fontCategories, type SiteFont, type SiteFontFace, siteFontLimits } from '../../../core/contract/site-fonts.js';
import { safeUrl } from '../../../core/links/safe-url.js';
import { isFamilyName } from '../font-value.js';
import type { FontFaceRecord, FontRecord } from './font-backend.js';

const mostFonts = 5000;
const tag = /^[A-Za-z][A-Za-z\d]{3}$/;
const isWeight = (weight: unknown): weight is number => typeof weight === 'number' && weight >= 1 && weight <= 1000;
const listOf = <Row>(value: readonly Row[] | undefined, most: number): readonly Row[] => (Array.isArray(value) ? (value as readonly Row[]).slice(0, most) : []);
const hasRange = ({ min, max, default: usual, step }: FontAxis): boolean => [min, max, usual, step].every(Number.isFinite) && min < max && step > 0;

function readFace(face: Partial<FontFaceRecord> & { readonly id?: string; readonly subset?: string; readonly size?: number }): SiteFontFace | null {
  const url = typeof face?.url === 'string' ? safeUrl(face.url) : null;
  if (!url) return null;
  const weights = (Array.isArray(face.weight) ? face.weight as readonly unknown[] : [face.weight]).filter(isWeight).slice(0, 2);
  return {
    id: face.id ?? url, url, style: face.style === 'italic' ? 'italic' : 'normal', weight: [Math.min(...weights, 1000), Math.max(...weights, 1)],
    ...weights.length === 0 && { weight: [400, 400] },
    axes: listOf(face.axes, siteFontLimits.axes).filter(axis => tag.test(axis?.tag) && hasRange(axis)),
    subset: String(face.subset ?? ''), unicodeRange: typeof face.unicodeRange === 'string' ? face.unicodeRange : '', size: Number(face.size) || 0,
  };
}

/** Fonts as a page or a backend writes them, each once. What is not a font is left out. */
export function readFonts(records: readonly FontRecord[]): SiteFont[] {
  const fonts = new Map<string, SiteFont>();
  for (const record of listOf(records, mostFonts)) {
    const name = typeof record?.name === 'string' ? record.name.trim() : '';
    if (!isFamilyName(name)) continue;
    const faces = listOf(record.faces, siteFontLimits.files).map(readFace).filter(face => face !== null);
    const category = fontCategories.find(one => one === record.category) ?? 'other';
    fonts.set(name, { name, category, license: typeof record.license === 'string' ? record.license.slice(0, 100) : '', faces });
  }
  return [...fonts.values()];
}
