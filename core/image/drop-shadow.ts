/** Lengths that a CSS shadow understands and that mean something beside a picture. */
const units = ['px', 'em', 'rem', 'vw', 'vh'] as const;
const halfTurn = 180; // spec: media-layout §4, the angle is converted from 180 minus itself

interface Length { readonly value: number; readonly unit: string }

function readLength(input: unknown): Length | null {
  const { value, unit = 'px' } = (typeof input === 'object' && input !== null ? input : { value: input }) as Partial<Length>;
  const isGood = typeof value === 'number' && Number.isFinite(value) && (units as readonly string[]).includes(unit);
  return isGood ? { value, unit } : null;
}

export const dropShadowForm = '{"angle": 90, "distance": {"value": 12, "unit": "px"}, "blur": {"value": 24, "unit": "px"}}';

/**
 * A shadow as the lengths of CSS `drop-shadow()`: across, down, blur. Null for anything but the form of `dropShadowForm`.
 * The angle, in degrees, is where the light comes from: 90 from above, 135 from above left.
 */
export function readDropShadow(input: unknown): string | null {
  const { angle, distance, blur } = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const length = readLength(distance);
  const softness = readLength(blur ?? 0);
  if (typeof angle !== 'number' || !Number.isFinite(angle) || !length || !softness || softness.value < 0) return null;
  const radians = ((halfTurn - angle) * Math.PI) / 180;
  const along = (share: number) => `${Math.round(share * length.value * 100) / 100 || 0}${length.unit}`;
  return `${along(Math.cos(radians))} ${along(Math.sin(radians))} ${softness.value}${softness.unit}`;
}
