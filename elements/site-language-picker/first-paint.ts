import { pageDocument } from '../../core/platform/page-document.js';
import { writeText } from '../../core/platform/page.js';
import type { LanguagePickerHost } from './language-picker.settings.js';
import type { LanguagePickerState } from './language-picker.state.js';

interface Painted { readonly values: LanguagePickerHost['values']; readonly host: LanguagePickerHost; readonly state: LanguagePickerState }

const button = { 'type': 'button', 'class': 'button', 'part': 'button', 'data-action': 'toggle', 'aria-controls': 'menu' };
const menu = { id: 'menu', class: 'menu', part: 'menu', popover: 'manual' };

/**
 * Paints a line or a menu of the author's own links, and keeps it up to date: they need no React. What it paints is what
 * LanguagePicker.tsx first renders.
 */
export function paintLinks(container: HTMLElement, { values, host, state }: Painted): void {
  const { isMenu, isOpen, label, shown, name } = state.facts(values, host.text('label'));
  // What is there already may come from a server; a node that stays may have the focus.
  if (!container.querySelector('nav') || isMenu !== !!container.querySelector('button')) {
    const nav = element('nav', isMenu ? menu : { class: 'list' });
    nav.append(pageDocument.createElement('slot'));
    container.replaceChildren(...isMenu ? [makeButton()] : [], nav);
  }
  container.querySelector('nav')!.setAttribute('aria-label', label);
  const control = container.querySelector('button');
  if (!control) return;
  control.setAttribute('aria-expanded', String(isOpen));
  control.setAttribute('aria-label', name);
  writeText(control.querySelector('span')!, shown);
}

function element(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = pageDocument.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

const vector = (name: string): SVGElement => pageDocument.createElementNS('http://www.w3.org/2000/svg', name);

function makeButton(): HTMLElement {
  const made = element('button', button);
  const [arrow, path] = [vector('svg'), vector('path')];
  arrow.setAttribute('viewBox', '0 0 12 12');
  arrow.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', 'M2.5 4.5 6 8l3.5-3.5');
  arrow.append(path);
  made.append(pageDocument.createElement('span'), arrow);
  return made;
}
