import type { Context } from 'hono';
import { html } from 'hono/html';
import { fieldLabel, isHiddenName } from './form-names.js';
import type { Html } from '../html.js';
import { parseBody } from './parse-body.js';
import { releaseBody } from './read-body.js';
import { readRefusedWords } from './refused-words.js';
import { isFromOtherSite } from './same-site.js';
import { t } from '../language/common-texts.js';
import { currentLanguage } from '../language/speech.js';

/** A larger body is not read for a page that only refuses it, unless its size is the reason. */
const mostBytes = 64 * 1024;
const passwordName = /pass(?:word|wort|code)?$|pwd|secret|kennwort/i;
/** The same request may be answered otherwise a moment later. */
const retryStatuses: ReadonlySet<number> = new Set([408, 429, 500, 503]);

/**
 * What was typed into a form whose answer is a refusal, for a page that has no form of its own to bring it back in: to be copied, and
 * to be sent again where waiting or shortening helps. Never a password, and nothing to send that another site's page has posted.
 */
export async function typedValues(context: Context, status: number): Promise<Html | ''> {
  const { raw, method, url } = context.req;
  const promised = raw.headers.get('content-length') ?? '';
  const isTooLarge = status === 413;
  if (method !== 'POST' || !/^\d{1,12}$/.test(promised) || (Number(promised) > mostBytes && !isTooLarge) || isFromOtherSite(context)) return '';
  const { posted, isWhole } = await readPosted(raw, isTooLarge);
  const words = posted.filter(([name, value]) => !isHiddenName(name) && value.trim() !== '');
  if (words.length === 0) return isTooLarge ? html`<p>${t('goBackForWords')}</p>` : '';
  const { pathname, search } = new URL(url);
  const canRetry = isWhole && (isTooLarge || retryStatuses.has(status)) && !pathname.startsWith('//');
  const fields = html`<h2>${t('whatYouWrote')}</h2>
${words.map(([name, value], index) => fieldOf({ name, value, id: `typed-${index}`, isFixed: !canRetry }))}`;
  if (!canRetry) return html`${isTooLarge ? html`<p>${t('goBackForWords')}</p>` : ''}<section>${fields}</section>`;
  return html`${isTooLarge ? longestOf(words) : ''}<form method="post" action="${pathname + search}">
${posted.filter(([name]) => isHiddenName(name)).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${fields}
<p><button class="button">${t('sendAgain')}</button></p>
</form>`;
}

type Posted = readonly [name: string, value: string];

/** `isWhole`: all that was sent can be sent again from a page without files. */
async function readPosted(request: Request, isTooLarge: boolean): Promise<{ posted: readonly Posted[]; isWhole: boolean }> {
  try {
    const { body, isWhole } = isTooLarge ? await readRefusedWords(request) : { body: await parseBody(request, { takesFiles: true }), isWhole: true };
    if (body?.kind !== 'form') return { posted: [], isWhole };
    const passwords = new Set((body.values.get('_passwords') ?? []).flatMap(names => names.split(',').map(name => name.trim())));
    const posted = [...body.values]
      .filter(([name]) => !passwords.has(name) && !passwordName.test(name))
      .flatMap(([name, values]) => values.map((value): Posted => [name, value]));
    return { posted, isWhole: isWhole && body.files.size === 0 };
  } catch {
    return { posted: [], isWhole: false }; // a body that cannot be read has no words
  } finally {
    releaseBody(request);
  }
}

/** What to shorten first. */
function longestOf(words: readonly Posted[]): Html {
  const [name, value] = words.reduce((longest, one) => (one[1].length > longest[1].length ? one : longest));
  return html`<p>${t('longestField', { field: fieldLabel(name) ?? name, count: value.length.toLocaleString(currentLanguage()) })}</p>`;
}

/** A browser drops the first line break inside <textarea>, so one is written for it to drop. */
const fieldOf = ({ name, value, id, isFixed }: { name: string; value: string; id: string; isFixed: boolean }): Html => {
  const isLong = value.includes('\n') || value.length > 60;
  const marks = html`id="${id}" name="${name}"${isFixed ? html` readonly` : ''}`;
  return html`<div class="field"><label for="${id}"><bdi>${fieldLabel(name) ?? name}</bdi></label>${isLong ? html`<textarea ${marks} rows="6">
${value}</textarea>` : html`<input ${marks} value="${value}">`}</div>`;
};
