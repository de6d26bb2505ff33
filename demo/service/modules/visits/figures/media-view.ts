import { html } from 'hono/html';
import type { Html } from '../../../kernel/html.js';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { figuresAddress, type FiguresSelection } from './figures-address.js';
import type { Row } from './read-figures.js';
import { ownerText } from './texts.js';

/** How far recordings and videos are counted, in percent. */
export const mediaSteps = [0, 25, 50, 75, 100] as const;
/** The medium, a step, and a title that may hold a colon. */
const playedName = /^(audio|video) (0|25|50|75|100)%: ([^]*)$/;

interface Recording {
  readonly medium: string;
  readonly title: string;
  /** The stored name of the first step, by which the page is filtered. */
  readonly name: string;
  readonly counts: Readonly<Record<number, number>>;
}

/** Rows of steps, as one row for each recording; most played first. */
export function findRecordings(rows: readonly Row[], most: number): Recording[] {
  const recordings = new Map<string, Recording>();
  for (const { name, count } of rows) {
    const [, medium, step, title] = playedName.exec(name) ?? [];
    if (medium === undefined) continue;
    const key = `${medium} ${title}`;
    const known = recordings.get(key);
    recordings.set(key, { medium, title: title!, name: known?.name ?? name, counts: { ...known?.counts, [Number(step)]: count } });
  }
  const started = ({ counts }: Recording) => Math.max(...Object.values(counts));
  return [...recordings.values()].sort((a, b) => started(b) - started(a)).slice(0, most);
}

/** Recordings and videos, with how often each step was reached. */
export function mediaList(rows: readonly Row[], shown: FiguresSelection, most = 10): Html {
  const title = ownerText('figuresMedia');
  const recordings = findRecordings(rows, most);
  const stepWords = (step: number) => (step === 0 ? ownerText('figuresStarted') : formatOwnerNumber(step / 100, { style: 'percent' }));
  return html`<section><h2>${title}</h2>
${recordings.length === 0 ? html`<p>${ownerText('visitsNothing')}</p>`
  : html`<div class="owner-scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><th scope="col">${ownerText('visitsEvent')}</th>${mediaSteps.map(step => html`<th scope="col">${stepWords(step)}</th>`)}</tr></thead>
<tbody>${recordings.map(({ medium, title: of, name, counts }) => html`
<tr><th scope="row"><a href="${figuresAddress({ ...shown, filter: { kind: 'media', name } })}"><bdi>${
  ownerText(medium === 'audio' ? 'mediaAudio' : 'mediaVideo', { of })}</bdi></a></th>${
  mediaSteps.map(step => html`<td>${counts[step] === undefined ? '–' : formatOwnerNumber(counts[step])}</td>`)}</tr>`)}
</tbody></table></div>`}</section>`;
}
