import { type Html, html } from '../markup/html.js';
import { type Theme, type View, linkTo } from './view.js';

const choices: { theme: Theme | null; label: string }[] = [
  { theme: null, label: 'Auto' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
];

/** Light and dark as plain links: they work without scripts and leave nothing on the visitor's machine. */
export function themeLinks(view: View): Html {
  return html`<nav class="theme-links" aria-label="Colors">
    <ul>${choices.map(
      ({ theme, label }) => html`
      <li><a href="${linkTo({ ...view, theme }, view.path)}" rel="nofollow"${
        view.theme === theme && html` aria-current="true"`
      }>${label}</a></li>`,
    )}
    </ul>
  </nav>`;
}
