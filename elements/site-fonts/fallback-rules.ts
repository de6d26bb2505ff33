import { localFaces, type Generic } from './local-fonts.js';

/** What a face measures, in widths of an em. */
export interface FaceMetrics {
  readonly family: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly sampleEm: number;
  readonly ascentEm: number;
  readonly descentEm: number;
  readonly lineGapEm: number;
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** A name as a style sheet writes it. */
export const quoted = (name: string): string => `"${name.replace(/["\\\n\r\f]/g, '')}"`;
export const fallbackName = (family: string): string => `${family} fallback`;

/**
 * The rule of a local font that takes as much room as the face: `size-adjust` makes its letters as wide, the other three put
 * its lines where the face has them. They count in sizes that are adjusted already.
 */
export function fallbackRule({ family, isBold, isItalic, sampleEm, ascentEm, descentEm, lineGapEm }: FaceMetrics, generic: Generic): string {
  const local = localFaces[generic][(isItalic ? 2 : 0) + (isBold ? 1 : 0)]!;
  const adjust = sampleEm / local.sampleEm;
  return [
    '@font-face {',
    `  font-family: ${quoted(fallbackName(family))};`,
    `  src: ${local.names.map(name => `local(${quoted(name)})`).join(', ')};`,
    `  font-weight: ${isBold ? 700 : 400};`,
    `  font-style: ${isItalic ? 'italic' : 'normal'};`,
    `  size-adjust: ${percent(adjust)};`,
    `  ascent-override: ${percent(ascentEm / adjust)};`,
    `  descent-override: ${percent(descentEm / adjust)};`,
    `  line-gap-override: ${percent(lineGapEm / adjust)};`,
    '}',
  ].join('\n');
}

/** All that an owner pastes: the rules, and how text names the families. */
export function fallbackRules(faces: readonly FaceMetrics[], generic: Generic): string {
  const families = [...new Set(faces.map(({ family }) => family))];
  const uses = families.map(family => `/* font-family: ${quoted(family)}, ${quoted(fallbackName(family))}, ${generic}; */`);
  return [...faces.map(face => fallbackRule(face, generic)), ...uses].join('\n');
}
