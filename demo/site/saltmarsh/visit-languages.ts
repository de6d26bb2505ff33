import type { View } from '../layout/view.js';
import { linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';

/** The languages of the directions to the loft, each by its own name. */
export const visitLanguages = [
  { code: 'en', name: 'English', path: '/saltmarsh/visit' },
  { code: 'de', name: 'Deutsch', path: '/saltmarsh/visit/de' },
  { code: 'nl', name: 'Nederlands', path: '/saltmarsh/visit/nl' },
] as const;

/** Plain links to the same page in other languages, the present one marked. */
export const visitLanguagePicker = (view: View): Html => html`<site-language-picker>
    ${visitLanguages.map(
      ({
        code,
        name,
        path,
      }) => html`<a href="${linkTo(view, path)}" hreflang="${code}" lang="${code}"${view.path === path && html` aria-current="true"`}>${name}</a>
    `,
    )}
  </site-language-picker>`;
