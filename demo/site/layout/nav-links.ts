import { type Html, html } from '../markup/html.js';
import { type View, linkTo } from './view.js';

export interface NavEntry {
  path: string;
  label: string;
}

/** A list of links that marks the page, or the section, one is on. */
export function navLinks(view: View, entries: readonly NavEntry[]): Html {
  return html`<ul>${entries.map(({ path, label }) => {
    const current = path === view.path ? 'page' : view.path.startsWith(`${path}/`) ? 'true' : null;
    return html`
      <li><a href="${linkTo(view, path)}"${current && html` aria-current="${current}"`}>${label}</a></li>`;
  })}
    </ul>`;
}
