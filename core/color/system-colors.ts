import type { PaletteId } from './palette.js';

/** What a color picker says of a color of the palette. Source: media-layout §3. */
export interface SystemColor {
  readonly id: PaletteId;
  readonly name: string;
  readonly order: number;
  /** Made of the accent: an owner changes the accent. */
  readonly readonly: boolean;
  readonly userVisible: boolean;
  readonly hideInSelector: boolean;
}

const names: readonly (readonly [id: PaletteId, name: string])[] = [
  ['white', 'Lightest'], ['lightAccent', 'Light'], ['accent', 'Bright'], ['darkAccent', 'Dark'], ['black', 'Darkest'],
  ['safeLightAccent', 'Safe Light'], ['safeDarkAccent', 'Safe Dark'], ['safeInverseAccent', 'Safe Inverse'],
  ['safeInverseLightAccent', 'Safe Inverse Light'], ['safeInverseDarkAccent', 'Safe Inverse Dark'],
];

/** The five system colors from the lightest, then their safe variants, which follow from them and are not picked. Source: page-runtime-platform §3. */
export const systemColors: readonly SystemColor[] = names.map(([id, name], order) => {
  const isSafe = id.startsWith('safe');
  return { id, name, order, readonly: id !== 'accent', userVisible: !isSafe, hideInSelector: isSafe };
});

/** The id of a color by its id or its system name, capitals or not; null for a name that no palette has. */
export function getPaletteId(name: string): PaletteId | null {
  const wanted = name.length > 40 ? '' : name.toLowerCase();
  return systemColors.find(({ id, name: said }) => id.toLowerCase() === wanted || said.toLowerCase() === wanted)?.id ?? null;
}
