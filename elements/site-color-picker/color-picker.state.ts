import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { composite, contrastLevels, contrastRatio } from '../../core/color/contrast.js';
import { parseColor } from '../../core/color/parse-color.js';
import { fromHsv, type Color } from '../../core/color/spaces.js';
import { stringifyColor } from '../../core/color/stringify-color.js';
import { toPicked, writeColor, type Notation, type PickerColor } from './channels.js';

interface Snapshot {
  /** The value as a text. */
  readonly text: string;
  /** What the map and the sliders show. */
  readonly picked: PickerColor;
  /** Whether the text is a color. */
  readonly isColor: boolean;
  /** Notation of the fields. */
  readonly notation: Notation;
  /** Color behind the picked one; null if none is given. */
  readonly background: Color | null;
  /** Whether the author has written a field. */
  readonly hasField: boolean;
  /** The text of the author's label. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  readonly hasEyeDropper: boolean;
}

interface Values { readonly value: string; readonly format: Notation; readonly background: string }
interface StartValues extends Values { readonly disabled: boolean }

const start: PickerColor = { hue: 0, saturation: 1, value: 1, alpha: 1 };
const white: Color = { red: 1, green: 1, blue: 1, alpha: 1 };
/** A background as it is seen on a white page. */
const onWhite = (color: Color | null): Color | null => color && composite(color, white);
/** The color that there was, if it is the same: nothing is drawn again for it. */
const sameOr = (before: Color | null, color: Color | null): Color | null =>
  (before && color && stringifyColor(before, 'rgb') === stringifyColor(color, 'rgb') ? before : color);
/** Share of the map that an arrow key moves, and with Shift or by a page key. */
const [step, largeStep] = [0.01, 0.1];

export type ContrastLevel = 'enhanced' | 'text' | 'large' | 'low';

/** The picked color and what the picker shows of it. Framework-free: it runs in Node, on a server and in tests. */
export class ColorPickerState {
  readonly #snapshot: WritableAtom<Snapshot>;
  readonly $snapshot: ReadableAtom<Snapshot>;
  #format: Notation;

  /** `hasField`: the author has written a field. What only a browser can resolve, such as a reference, is not a color at first. */
  constructor({ value, format, background, disabled }: StartValues, hasField = false) {
    const color = parseColor(value);
    this.#format = format;
    this.$snapshot = this.#snapshot = atom<Snapshot>({
      text: value, picked: color ? toPicked(color, start) : start, isColor: !!color, notation: format, background: onWhite(parseColor(background)),
      hasField, label: '', isOpen: false, isDisabled: disabled, hasEyeDropper: false,
    });
  }

  get picked(): PickerColor { return this.#snapshot.get().picked; }

  /** Reads the settings. `resolve` returns the color that a text means, or null. */
  read({ value, format, background }: Values, resolve: (text: string) => Color | null): void {
    const { text, isColor } = this.#snapshot.get();
    if (value !== text || !isColor) this.write(value, resolve(value));
    this.set({ background: sameOr(this.#snapshot.get().background, onWhite(resolve(background))) });
    if (format !== this.#format) this.set({ notation: this.#format = format });
  }

  /** A text as it was typed, and the color that it means. The map stays where it is for what is not a color. */
  write(text: string, color: Color | null): void {
    this.set({ text, isColor: !!color, ...color && { picked: toPicked(color, this.picked) } });
  }

  /** A color from the map, a slider or a field. Returns its text in the format of the value. */
  pick(picked: PickerColor): string {
    const text = writeColor(picked, this.#format);
    this.set({ text, picked, isColor: true });
    return text;
  }

  setNotation(notation: string): void { this.set({ notation: notation as Notation }); }
  setDisabled(isDisabled: boolean): void { this.set({ isDisabled }); }

  /** Where a key moves the handle of the map; null for other keys. On a page from right to left the map is mirrored. */
  move(key: string, isLarge: boolean, isRtl: boolean): PickerColor | null {
    const { saturation, value } = this.picked;
    const by = isLarge ? largeStep : step;
    const forward = isRtl ? -by : by;
    const moves: Readonly<Record<string, readonly [saturation: number, value: number]>> = {
      ArrowRight: [saturation + forward, value], ArrowLeft: [saturation - forward, value],
      ArrowUp: [saturation, value + by], ArrowDown: [saturation, value - by],
      PageUp: [saturation, value + largeStep], PageDown: [saturation, value - largeStep],
      Home: [0, value], End: [1, value],
    };
    return Object.hasOwn(moves, key) ? this.at(...moves[key]!) : null;
  }

  /** The color at a point of the map, by shares of its size. */
  at(saturation: number, value: number): PickerColor {
    const within = (share: number) => Math.min(1, Math.max(0, share));
    return { ...this.picked, saturation: within(saturation), value: within(value) };
  }

  set(change: Partial<Snapshot>): void {
    const before = this.#snapshot.get();
    if ((Object.keys(change) as (keyof Snapshot)[]).some(name => !Object.is(change[name], before[name]))) this.#snapshot.set({ ...before, ...change });
  }
}

/** The contrast to the background: the ratio, rounded down to a tenth, and what it is enough for; null without a background or color. */
export function getContrast({ background, isColor, picked }: Pick<Snapshot, 'background' | 'isColor' | 'picked'>):
{ readonly ratio: number; readonly level: ContrastLevel } | null {
  if (!background || !isColor) return null;
  const ratio = contrastRatio(fromHsv(picked), background);
  const level = (['enhanced', 'text', 'large'] as const).find(name => ratio >= contrastLevels[name]) ?? 'low';
  return { ratio: Math.floor(ratio * 10) / 10, level };
}
