import { type Guide, renderGuide } from '../content/guides.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { libraryPage } from './library-page.js';

/** One document of `docs`. */
export async function guidePage(view: View, guide: Guide): Promise<Html> {
  const { body, headings } = await renderGuide(view, guide);
  const chapters = headings.filter(({ level }) => level === 2);
  return libraryPage({
    view,
    title: guide.title,
    description: guide.summary || `${guide.title}: a guide of Site Elements.`,
    main: html`
<div class="guide">
  <p class="eyebrow"><a href="${linkTo(view, '/docs')}">Guides</a></p>
  ${chapters.length > 2 && html`<nav class="chapters" aria-label="On this page"><ul>${chapters.map(({ id, text }) => html`
    <li><a href="#${id}">${text}</a></li>`)}
  </ul></nav>`}
  <div class="prose guide-text">
${body}
  </div>
</div>
`,
  });
}
