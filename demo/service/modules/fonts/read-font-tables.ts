import { type FontAxis, type FontStyle, siteFontLimits } from 'site-elements/contract/site-fonts';

const fixed = (table: Buffer, at: number): number => Math.round(table.readInt32BE(at) / 65_536 * 1000) / 1000;
const mostNames = 2000;
/** A family with all its styles, then one of at most four styles. */
const familyNames = [16, 1];
const [unicodePlatform, windowsPlatform] = [0, 3];
const [weightAt, selectionAt, macStyleAt] = [4, 62, 44];

/** The axes of a variable font; empty for any other, null if the table is damaged. */
export function readAxes(table: Buffer | undefined): FontAxis[] | null {
  if (!table) return [];
  if (table.length < 16) return null;
  const [start, count, size] = [table.readUInt16BE(4), table.readUInt16BE(8), table.readUInt16BE(10)];
  if (count === 0 || count > siteFontLimits.axes || size < 20 || start + count * size > table.length) return null;
  const axes: FontAxis[] = [];
  for (let at = start; at < start + count * size; at += size) {
    const [tag, min, usual, max] = [table.toString('latin1', at, at + 4), fixed(table, at + 4), fixed(table, at + 8), fixed(table, at + 12)];
    if (!/^[A-Za-z][A-Za-z\d]{3}$/.test(tag) || min > usual || usual > max || axes.some(axis => axis.tag === tag)) return null;
    axes.push({ tag, min, max, default: usual, step: max - min > 20 ? 1 : 0.1 });
  }
  return axes;
}

/** The name of the family, with only what a style sheet can contain; empty without one. */
export function readFamilyName(table: Buffer | undefined): string {
  if (!table || table.length < 6) return '';
  const [count, texts] = [Math.min(table.readUInt16BE(2), mostNames), table.readUInt16BE(4)];
  const found = new Map<number, string>();
  for (let at = 6; at + 12 <= Math.min(table.length, 6 + count * 12); at += 12) {
    const [platform, language, id, length, offset] = [0, 4, 6, 8, 10].map(place => table.readUInt16BE(at + place)) as [number, number, number, number, number];
    if (!familyNames.includes(id) || (found.has(id) && language !== 0x409)) continue;
    const bytes = table.subarray(texts + offset, texts + offset + Math.min(length, 400));
    const isWide = platform === unicodePlatform || platform === windowsPlatform;
    if (isWide && bytes.length % 2 === 1) continue;
    found.set(id, isWide ? Buffer.from(bytes).swap16().toString('utf16le') : bytes.toString('latin1'));
  }
  return familyNames.map(id => cleanFamilyName(found.get(id) ?? '')).find(name => name !== '') ?? '';
}

/** A text as the name of a family: letters, digits and a few signs. Empty if nothing is left. */
export function cleanFamilyName(text: string): string {
  const name = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N} .&+_-]+/gu, ' ').replace(/^[^\p{L}\p{N}]+/u, '').replace(/\s+/g, ' ');
  return name.slice(0, siteFontLimits.family).replace(/\p{Surrogate}/gu, '').trim(); // a sign that was cut in two
}

export const readStyle = (head: Buffer, os2: Buffer | undefined): FontStyle => {
  const isItalic = (os2 && os2.length >= selectionAt + 2 && (os2.readUInt16BE(selectionAt) & 1) === 1)
    || (head.length >= macStyleAt + 2 && (head.readUInt16BE(macStyleAt) & 2) === 2);
  return isItalic ? 'italic' : 'normal';
};

const asWeight = (number: number): number => Math.min(1000, Math.max(1, Math.round(number)));

/** The weights of a font: those of its axis, or its one weight. */
export function readWeight(os2: Buffer | undefined, axes: readonly FontAxis[]): readonly [from: number, to: number] {
  const axis = axes.find(({ tag }) => tag === 'wght');
  if (axis) return [asWeight(axis.min), asWeight(axis.max)];
  const weight = os2 && os2.length >= weightAt + 2 ? os2.readUInt16BE(weightAt) : 0;
  return [asWeight(weight || 400), asWeight(weight || 400)];
}
