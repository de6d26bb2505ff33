import type { StudioEvent } from '../content/events.js';
import { studio } from '../content/studio.js';
import { linkTo, type View } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';

/** Where everything takes place. */
export const zone = 'Europe/London';

/** Something that is on in the loft, as the calendar and the list of what is next read it. */
export const eventArticle = (view: View, { title, rrule, start, end, when, text, path }: StudioEvent): Html => html`
    <article data-rrule="${rrule}">
      <h3>${path ? html`<a href="${linkTo(view, path)}">${title}</a>` : title}</h3>
      <p>${when[0]}<time datetime="${start}">${when[1]}</time>${when[2]}<time datetime="${end}">${when[3]}</time></p>
      <p>${text}</p>
      <address>${studio.name}, ${studio.town}</address>
    </article>`;
