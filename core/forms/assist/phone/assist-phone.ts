import { getDocument } from '../../../platform/page-document.js';
import { getFormMembers } from '../../dom/members.js';
import type { Assist, AssistContext } from '../assist-context.js';
import { formText } from '../../form-text.js';
import { CountryCode } from './country-code.js';
import { countryName, homeCountry } from './home-country.js';
import { PhoneHint } from './phone-hint.js';
import { parseInternationalNumber, formatPastedNumber, countryIn, groupDigits, lengthProblem, type PhoneCountry } from './phone-number.js';
import { phoneTexts, type PhoneTextKey } from './phone-texts.js';
import { isComposing } from '../../../platform/is-composing.js';

const helped = new WeakSet<HTMLInputElement>();
const problemTexts = { short: 'phoneShort', long: 'phoneLong', odd: 'phoneOdd' } as const satisfies Record<string, PhoneTextKey>;
const wholeInserts = new Set(['insertFromPaste', 'insertFromDrop', 'insertReplacementText']);

/** Helps with a phone number: groups as its country writes them, the country of a number from abroad, a word about its length. */
export const assist: Assist = visit => {
  const { field, signal } = visit;
  const control = field.parts.size > 0 ? field.parts.get('number')?.[0] : field.first; // the three parts of North America need no help
  if (!(control instanceof HTMLInputElement) || !['tel', 'text'].includes(control.type) || helped.has(control)) return;
  helped.add(control);
  signal.addEventListener('abort', () => helped.delete(control), { once: true });
  new PhoneHelp(visit, control);
};

class PhoneHelp {
  readonly #code: CountryCode | null;
  readonly #hint: PhoneHint;
  /** What this last wrote into the control: groups of the visitor's own are left alone. */
  #written = '';
  #isWriting = false;

  constructor(private readonly visit: AssistContext, private readonly control: HTMLInputElement) {
    const { field, form, parts, signal } = visit;
    const code = field.parts.get('countryCode')?.[0];
    this.#code = code ? new CountryCode(code) : null;
    this.#code?.offer(form, parts, signal);
    this.#hint = new PhoneHint({ field, control, parts, signal });
    parts.draw();
    control.addEventListener('input', event => this.#type(event as InputEvent), { signal });
    control.addEventListener('change', () => this.#arrange(), { signal });
    control.addEventListener('focusout', () => this.#judge(), { signal });
    code?.addEventListener('change', () => {
      this.#arrange();
      this.#judge();
    }, { signal });
    getFormMembers(form).addEventListener('reset', () => this.#hint.show(''), { signal });
  }

  get #country(): PhoneCountry | null {
    const home = homeCountry();
    return this.#code ? this.#code.country(home) : home;
  }

  /** Only what is typed at the end is put in groups immediately: the caret stays where the visitor expects it. */
  #type(event: InputEvent): void {
    const { inputType, data } = event;
    if (this.#isWriting) return;
    const { value, selectionStart } = this.control;
    if (this.#hint.isShown && this.#problem() === '') this.#hint.show('');
    if (isComposing(event) || selectionStart !== value.length) return;
    if (wholeInserts.has(inputType)) return this.#arrange();
    if (inputType !== 'insertText' || !data || /[^\d+]/.test(data)) return;
    const before = value.slice(0, -data.length);
    if (/[^\d+]/.test(before) && !this.#written.startsWith(before)) return;
    this.#write(groupDigits(value, this.#country));
  }

  /** A whole number in order: one from abroad gives its code to the control for it, where there is one. */
  #arrange(): void {
    if (this.#isWriting) return;
    const { value } = this.control;
    const country = this.#country;
    const other = this.#code && parseInternationalNumber(value, country);
    this.#isWriting = true; // the page's listeners run for the country
    const isChosen = !!other && this.#code!.choose(other);
    this.#isWriting = false;
    this.#write(isChosen ? other.number : formatPastedNumber(value, country));
  }

  #judge(): void {
    const isRefused = this.control.getAttribute('aria-invalid') === 'true'; // more has been said already
    this.#hint.show(isRefused ? '' : this.#problem());
  }

  /** The hint of what may be wrong; empty where nothing is. */
  #problem(): string {
    const { value } = this.control;
    const country = this.#country;
    const problem = lengthProblem(value, country);
    if (problem === null) return '';
    const text = formText(this.visit.host, phoneTexts);
    const there = countryIn(value, country);
    if (!there) return text('phoneNowhere');
    const hint = text(problemTexts[problem], { country: countryName(there) });
    return this.#code || there !== country ? hint : `${hint} ${text('phoneAbroad')}`;
  }

  #write(text: string): void {
    const { control } = this;
    this.#written = text;
    const isTooLong = control.maxLength >= 0 && text.length > control.maxLength;
    if (text === control.value || isTooLong || control.pattern) return; // a pattern of the author's may know other groups
    this.#isWriting = true;
    typeText(control, text);
    this.#isWriting = false;
  }
}

/**
 * Writes a control's whole text as if it had been typed, so that undo takes back this step and the ones before it; the
 * caret ends behind it. A control without the focus is simply given the text.
 */
function typeText(control: HTMLInputElement, text: string): void {
  if (control.matches(':focus')) {
    control.select();
    getDocument(control).execCommand('insertText', false, text); // nothing newer keeps a text field's history
  }
  if (control.value !== text) control.value = text;
}
