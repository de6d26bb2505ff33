import { readNumber } from '../../contract/fields/number.js';
import { cleanPastedText } from '../../text/pasted.js';
import { oneLine } from '../../text/one-line.js';
import type { Control } from '../dom/field.js';
import type { Content } from '../contents/start-content.js';

/** One thing that can be chosen. */
interface Choice { readonly value: string; readonly words: string }

const plain = (text: string): string => oneLine(text).toLowerCase();
const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';

/** Which choice a text names, by its value or else by its words. */
function findChoice(choices: readonly Choice[], text: string): Choice | undefined {
  const wanted = plain(text);
  return choices.find(({ value }) => value === text)
    ?? choices.find(({ value }) => plain(value) === wanted)
    ?? choices.find(({ words }) => plain(words) === wanted);
}

/** The values that are chosen: each text names one choice, or several with commas between them. */
function chosenOf(choices: readonly Choice[], texts: readonly string[], isSingle: boolean): string[] {
  const named = texts.flatMap(text => {
    const whole = findChoice(choices, text);
    return whole ? [whole] : text.split(',').flatMap(part => findChoice(choices, part) ?? []);
  });
  const values = [...new Set(named.map(({ value }) => value))].filter(Boolean);
  return isSingle ? values.slice(0, 1) : values;
}

/** A text as a control takes it; undefined for one that it would cut or change. */
function textFor(control: Control, text: string): string | undefined {
  const isLine = control instanceof HTMLInputElement;
  const clean = isLine ? oneLine(cleanPastedText(text)) : cleanPastedText(text.replaceAll('\r\n', '\n'));
  const most = control instanceof HTMLSelectElement || control.maxLength < 0 ? Number(control.dataset.maxlength ?? Infinity) : control.maxLength;
  if (clean === '' || clean.length > most) return undefined;
  if (!isLine || control.type !== 'number') return clean;
  const number = readNumber(clean);
  return typeof number === 'number' ? String(number) : undefined; // "1.500" can be two numbers: neither is filled in
}

/** What the controls of one name hold with these values, in their order; null where the values do not fit. */
export function fitValues(controls: readonly Control[], texts: readonly string[]): readonly Content[] | null {
  const [first] = controls;
  const ticks = controls.filter(isTick);
  if (ticks.length > 0) {
    const choices = ticks.map(tick => ({ value: tick.value, words: tick.labels?.[0]?.textContent ?? '' }));
    const chosen = chosenOf(choices, texts, first!.type === 'radio');
    return chosen.length > 0 ? controls.map(control => (isTick(control) ? chosen.includes(control.value) : control.value)) : null;
  }
  if (first instanceof HTMLSelectElement) {
    const choices = [...first.options].filter(option => !option.disabled).map(({ value, text }) => ({ value, words: text }));
    const chosen = chosenOf(choices, texts, !first.multiple);
    return chosen.length > 0 ? [chosen] : null;
  }
  const filled = controls.map((control, at) => textFor(control, texts[at] ?? ''));
  return filled[0] === undefined ? null : filled.map((text, at) => text ?? controls[at]!.value);
}
