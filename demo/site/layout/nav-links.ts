import { type Html, html } from '../markup/html.js';
import { type View, linkTo } from './view.js';

export interface NavEntry {
  path: string;
  label: string;
}

/** A list of links that marks the page, or the section, one is on. */
export function navLinks(view: View, entries: readonly NavEntry[]): Html {
  const isAround = ({ path }: NavEntry) => view.path === path || view.path.startsWith(`${path}/`);
  const nearest = entries.filter(isAround).toSorted((one, other) => other.path.length - one.path.length)[0];
  return html`<ul>${entries.map(entry => {
    const { path, label } = entry;
    const current = entry !== nearest ? null : path === view.path ? 'page' : 'true';
    return html`
      <li><a href="${linkTo(view, path)}"${current && html` aria-current="${current}"`}>${label}</a></li>`;
  })}
    </ul>`;
}
