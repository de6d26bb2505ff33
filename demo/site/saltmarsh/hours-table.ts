import { openingHours } from '../content/opening-hours.js';
import { type Html, html } from '../markup/html.js';

/** The opening hours as the table they are. */
export function hoursTable(): Html {
  return html`<table class="hours">
    <caption>Opening hours</caption>
    <tbody>${openingHours.map(
      ({ days, hours, note }) => html`
      <tr><th scope="row">${days}</th>
        <td><span dir="ltr">${hours}</span>${note && html` <small>${note}</small>`}</td></tr>`,
    )}
    </tbody>
  </table>`;
}
