import { configured } from '../configurator/configure.js';
import { attributeFor, choicesOf, type Control, problemOf } from '../configurator/control.js';
import { firstTag } from '../configurator/configure.js';
import { snippetFormsFor, snippetOf } from '../configurator/snippet-forms.js';
import type { ConfiguratorData } from '../library/configurator.js';
import { matches } from '../markup/matches.js';
import { readData, showCode } from './dom.js';
import { startFilesAddress } from './files-address.js';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Joins controls, preview and snippets of one configurator. The page is complete without; this sets what is chosen. */
export function startConfigurator(root: HTMLElement): void {
  const data = readData<ConfiguratorData>(root, 'data-configuration');
  const { tag, markup, controls } = data;
  const form = root.querySelector<HTMLFormElement>('[data-controls]');
  const frame = root.querySelector<HTMLIFrameElement>('iframe[data-example]')!;
  const initial = choicesOf(controls, firstTag(markup, tag)?.attributes ?? []);
  let choices = new Map(initial);
  let base: string | undefined;
  let isChanged = false;
  form?.reset(); // a browser that returns to the page has kept what was typed

  const applyToPreview = () => {
    const element = frame.contentDocument?.querySelector(tag);
    if (!element) return;
    for (const control of controls) {
      const attribute = attributeFor(control, choices.get(control.attribute));
      for (const name of control.spellings) if (name !== attribute?.name) element.removeAttribute(name);
      if (attribute && element.getAttribute(attribute.name) !== (attribute.value ?? '')) element.setAttribute(attribute.name, attribute.value ?? '');
    }
    frame.dataset.touched = ''; // its height follows its content from now on
  };
  const writeSnippets = () => {
    const parts = { ...data, base, markup: configured({ tag, markup, controls, choices }) };
    for (const snippetForm of snippetFormsFor(data)) showCode(root.querySelector(`[data-form="${snippetForm.id}"] pre code`)!, snippetOf(snippetForm, parts));
  };
  startFilesAddress(root, address => {
    base = address;
    writeSnippets();
  });
  if (!form) return;

  const fieldOf = ({ attribute }: Control): Field => form.elements.namedItem(attribute) as Field;
  const update = () => {
    isChanged = true;
    applyToPreview();
    writeSnippets();
  };

  form.addEventListener('input', ({ target }) => {
    const field = target as Field;
    const control = controls.find(one => one.attribute === (field.dataset.picks ?? field.name));
    if (!control) return;
    if (field.dataset.picks) fieldOf(control).value = field.value;
    const value = control.kind === 'switch' ? String((field as HTMLInputElement).checked) : field.value;
    // a number field returns no text that is not a number
    const isUnreadable = control.kind === 'number' && !field.validity.valid && field.validity.badInput;
    const problem = isUnreadable ? 'Expected a number.' : problemOf(control, value);
    showProblem(fieldOf(control), problem);
    if (problem) return;
    if (value === '' && !/^(text|address|color)$/.test(control.kind)) choices.delete(control.attribute);
    else choices.set(control.attribute, value);
    update();
  });
  form.addEventListener('reset', () => {
    choices = new Map(initial);
    for (const control of controls) showProblem(fieldOf(control), '');
    update();
  });
  form.addEventListener('submit', event => event.preventDefault());
  form.querySelector('[data-reload]')!.addEventListener('click', () => frame.contentWindow!.location.reload());
  frame.addEventListener('load', () => { if (isChanged) applyToPreview(); });
  startFilter(form);
}

function showProblem(field: Field, problem: string): void {
  const line = document.getElementById(`${field.id}-problem`)!;
  line.textContent = problem;
  line.hidden = problem === '';
  if (problem) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

function startFilter(form: HTMLFormElement): void {
  const filter = form.querySelector<HTMLInputElement>('[data-filter]');
  const nothing = form.querySelector<HTMLElement>('[data-none]')!;
  filter?.addEventListener('input', () => {
    const fields = [...form.querySelectorAll<HTMLElement>('[data-control]')];
    for (const field of fields) field.hidden = !matches(field.textContent!, filter.value);
    nothing.hidden = fields.some(field => !field.hidden);
  });
}
