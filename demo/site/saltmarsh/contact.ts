import { studio } from '../content/studio.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { picture } from '../markup/picture.js';
import { saltmarshPage } from './saltmarsh-page.js';

/** One short form and the other ways to reach the studio. */
export function contactPage(view: View): Html {
  return saltmarshPage({
    view,
    title: 'Contact',
    description: 'Ask about a commission, a replacement cup or a place at the wheel.',
    main: html`
<div class="contact">
  <div class="contact-words">
    <h1>Write to us</h1>
    <p class="lede">A commission, a chipped favourite, a place at the wheel on Saturday:
      tell us what you have in mind.</p>
    <dl class="facts">
      <div><dt>By post</dt><dd>${studio.street},<br>${studio.town}, ${studio.county}</dd></div>
      <div><dt>By mail</dt><dd><a href="mailto:${studio.email}">${studio.email}</a></dd></div>
      <div><dt>Answers</dt><dd>Within two working days. We are closed on Mondays and Tuesdays,
        and slow when the kiln is hot.</dd></div>
    </dl>
  </div>
  <site-form class="contact-form" form-id="contact"
    success-text="Thank you. Your note is on the bench; we will write back within two working days.">
    <form action="/forms/contact" method="post" aria-label="Write to the studio">
      <p class="field">
        <label for="name">Name</label>
        <input id="name" name="name" autocomplete="name" required>
      </p>
      <p class="field">
        <label for="email">Email</label>
        <input id="email" name="email" type="email" autocomplete="email" required aria-describedby="email-why">
        <span class="field-note" id="email-why">Only to answer you.</span>
      </p>
      <p class="field">
        <label for="message">Message</label>
        <textarea id="message" name="message" rows="7" maxlength="2000" required></textarea>
      </p>
      <p class="field field-check">
        <input id="updates" name="updates" type="checkbox" value="yes">
        <label for="updates">Tell me when the kiln is opened, about six times a year</label>
      </p>
      <p><button class="button">Send</button></p>
      <p class="field-note form-foot">We keep what you write for as long as we need to answer it.
        <a href="${linkTo(view, '/saltmarsh/privacy')}">Privacy</a></p>
    </form>
  </site-form>
  ${picture('tools-on-bench', { sizes: '(min-width: 56rem) 40vw, 92vw' })}
</div>
`,
  });
}
