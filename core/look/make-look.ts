import { contrastLevels, contrastRatio, luma } from '../color/contrast.js';
import { fillOn, inverse, lineOn, mutedOn, readableOn, roundTo8Bit, towardsText, black, white } from '../color/readable.js';
import type { Color } from '../color/spaces.js';
import { defaultTheme, type ThemeName } from '../../styles/theme.js';
import { isNear, type Ground } from './ground.js';
import { readHex, writeColor } from './read-color.js';
import type { Signs } from './signs.js';

/** Values of a theme as CSS writes them. */
export type Look = Readonly<Partial<Record<ThemeName, string>>>;

/** Corners of cards: those of fields and buttons, but a pill makes no card. */
const roundestCardPx = 16;
const pillPx = 999;

const px = (size: number): string => `${Math.min(Math.round(size * 100) / 100, pillPx)}px`;

/**
 * The look of our elements on a ground of the page. Text has a contrast of 4.5 or more to what it is on, edges of fields 3:
 * a color of the page that has less is moved along its lightness, and `onFaint` receives the page's own pair.
 */
export function makeLook(signs: Signs, ground: Ground, onFaint: (what: string, color: string, other: string, moved: string) => void): Look {
  const surface = roundTo8Bit(ground.surface);
  const readable = (what: string, color: Color, other: Color, level: 'text' | 'large' = 'text'): Color => {
    const least = contrastLevels[level];
    const plain = roundTo8Bit(color);
    if (contrastRatio(plain, other) >= least) return plain;
    const moved = readableOn(other, plain, towardsText(other), least);
    if (what) onFaint(what, writeColor(plain), writeColor(other), writeColor(moved));
    return moved;
  };
  const pageText = readable('text', ground.text, surface);
  // What is enough on the surface may not be on a fill.
  const onSurface = readableOn(fillOn(surface, pageText), pageText, luma(pageText) > luma(surface) ? 1 : 0);
  const fieldSurface = signs.fieldSurface && roundTo8Bit(signs.fieldSurface);
  const fieldLine = readable(signs.fieldLine ? 'edge of fields' : '', signs.fieldLine ?? lineOn(surface, onSurface), surface, 'large');
  const danger = readable('', readHex(defaultTheme.danger[towardsText(surface) ? 'dark' : 'light']), surface);
  const corner = signs.fieldRadius ?? signs.buttonRadius;
  const card = corner === undefined ? undefined : Math.min(corner, roundestCardPx);
  return {
    ...accentOf(signs, surface, readable),
    surface: writeColor(surface),
    onSurface: writeColor(onSurface),
    muted: writeColor(mutedOn(surface, onSurface)),
    line: writeColor(lineOn(surface, onSurface)),
    fieldLine: writeColor(fieldLine),
    fieldSurface: writeColor(fieldSurface ?? surface), // one that is seen through looks like this
    fieldText: writeColor(fieldSurface ? readable('text of fields', signs.fieldText!, fieldSurface) : onSurface),
    danger: writeColor(danger),
    onDanger: writeColor(inverse(danger, white, black)),
    ...(card !== undefined && { radius: px(card), buttonRadius: px(signs.buttonRadius ?? card), fieldRadius: px(signs.fieldRadius ?? card) }),
    ...(signs.headingFont && { headingFont: signs.headingFont }),
    ...(signs.headingWeight && { headingWeight: signs.headingWeight }),
  };
}

/** The accent as a ground of text, the text on it, and the accent as text and edge. The text stays: it is the color behind it that has shades. */
function accentOf({ accent, onAccent }: Signs, surface: Color, readable: (what: string, color: Color, other: Color) => Color): Look {
  const own = accent ?? readHex(defaultTheme.accent[towardsText(surface) ? 'dark' : 'light']);
  // White looks right on many a color that it needs to be a little darker for.
  let text = onAccent ? roundTo8Bit(onAccent) : contrastRatio(white, own) >= contrastLevels.large ? white : inverse(own, white, black);
  let behind = readable(onAccent ? 'main button' : '', own, text);
  // A black button would not be visible in a black part of a page: there it is the other way round.
  if (isNear(behind, surface)) [behind, text] = [text, behind];
  return {
    accent: writeColor(behind),
    onAccent: writeColor(text),
    accentText: writeColor(readable('', behind, surface)),
  };
}
