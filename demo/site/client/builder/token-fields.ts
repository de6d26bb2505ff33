import { getTokenHex, shownHex, getTokenValue, keepAlpha, withColor, withValue, type Draft, type Scheme } from '../../../../core/theme-builder/draft.js';
import { readHexColor, readValue } from '../../../../core/theme-builder/read-value.js';
import { getTokenKind, type ThemeName } from '../../../../core/theme-builder/token-kinds.js';

type Field = HTMLInputElement | HTMLSelectElement;

export interface FieldsHost {
  current(): Draft;
  /** While a value is being dragged or typed. */
  change(draft: Draft): void;
  /** When it is done. */
  commit(): void;
}

const expected: Readonly<Record<string, string>> = {
  color: 'Enter a color, for example #0b6b6f.', font: 'Enter font names with commas between them, for example Georgia, serif.',
  weight: 'Enter a weight from 1 to 1000.', shadow: 'Enter a shadow, for example 0 8px 30px #0000002e.', duration: 'Enter a time, for example 200ms.',
  length: 'Enter a length, for example 8px.', number: 'Enter a number.', text: 'Enter a value as CSS writes it.',
};

/** The draft with what a field says; null if that is not a value. */
function read(draft: Draft, name: ThemeName, field: Field): Draft | null {
  const { dataset, value } = field;
  const scheme = (dataset.color ?? dataset.hex) as Scheme | undefined;
  if (scheme) {
    const hex = readHexColor(value.trim().replace(/^(?=(?:[\da-f]{3}){1,2}$)/i, '#'));
    return hex === null ? null : withColor(draft, name, scheme, dataset.color ? keepAlpha(hex, getTokenHex(draft, name, scheme)) : hex);
  }
  if (dataset.choice !== undefined && value === '') return draft;
  const written = readValue(name, dataset.range === undefined ? value : value + dataset.range);
  return written === null ? null : withValue(draft, name, written);
}

/** Joins the controls of all values with the draft. Returns what shows a draft in them. */
export function startFields(form: HTMLFormElement, host: FieldsHost): (draft: Draft) => void {
  const sets = [...form.querySelectorAll<HTMLElement>('[data-token]')].map(set => ({ set, name: set.dataset.token as ThemeName }));
  const setOf = (target: EventTarget | null) => sets.find(({ set }) => set.contains(target as Node));

  form.addEventListener('input', ({ target }) => {
    const found = setOf(target);
    if (!found) return;
    const next = read(host.current(), found.name, target as Field);
    showProblem(found.set, target as Field, next ? '' : expected[getTokenKind(found.name)]!);
    if (next) host.change(next);
    const own = (target as HTMLElement).dataset.choice !== undefined && (target as Field).value === '';
    if (own) found.set.querySelector<HTMLInputElement>('[data-text]')!.select();
  });
  form.addEventListener('change', ({ target }) => { if (setOf(target)) host.commit(); });
  form.addEventListener('click', ({ target }) => {
    const found = (target as Element).closest('[data-unset]') && setOf(target);
    if (!found) return;
    host.change(withValue(host.current(), found.name, null));
    host.commit();
    found.set.querySelector<Field>('input, select')!.focus(); // the button is gone
  });
  form.addEventListener('submit', event => event.preventDefault());

  return draft => { for (const { set, name } of sets) show(set, name, draft); };
}

function showProblem(set: HTMLElement, field: Field, problem: string): void {
  const line = set.querySelector<HTMLElement>('[data-problem]')!;
  line.textContent = problem;
  line.hidden = problem === '';
  if (problem) field.setAttribute('aria-invalid', 'true');
  else for (const one of set.querySelectorAll('[aria-invalid]')) one.removeAttribute('aria-invalid');
}

function show(set: HTMLElement, name: ThemeName, draft: Draft): void {
  const isSet = draft[name] !== undefined;
  set.querySelector<HTMLElement>('[data-unset]')!.hidden = !isSet;
  set.classList.toggle('token-set', isSet);
  const value = String(readValue(name, String(getTokenValue(draft, name))) ?? getTokenValue(draft, name)); // the default in our notation
  for (const field of set.querySelectorAll<Field>('input, select')) {
    const scheme = (field.dataset.color ?? field.dataset.hex) as Scheme | undefined;
    const text = field.dataset.color ? shownHex(draft, name, scheme!) : scheme ? getTokenHex(draft, name, scheme) : field.dataset.range === undefined ? value : String(parseFloat(value) || 0);
    if (field instanceof HTMLSelectElement) field.value = [...field.options].some(option => option.value === text) ? text : '';
    else if (!field.matches(':focus') || field.type !== 'text') field.value = text; // nothing changes under the hands
  }
  if (!set.matches(':focus-within')) showProblem(set, set.querySelector('input')!, '');
}
