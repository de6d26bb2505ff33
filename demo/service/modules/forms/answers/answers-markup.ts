import { html } from 'hono/html';
import type { SentAnswer } from 'site-elements/contract/answers';
import type { Html } from '../../../kernel/html.js';
import { t } from '../texts.js';

/** What was sent, below the thanks. A visitor may write in another direction than the page's. */
export const answersMarkup = (answers: readonly SentAnswer[], heading = t('sentAnswers')): Html | '' => (answers.length === 0 ? '' : html`
<section aria-labelledby="answers">
<h2 id="answers">${heading}</h2>
<dl class="sent-answers">${answers.map(({ label, lines }) => html`
<div><dt>${label}</dt>${lines.map(line => html`<dd><bdi>${line}</bdi></dd>`)}</div>`)}
</dl></section>`);
