import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { isSameText } from '../../../kernel/access/same-text.js';
import type { Database } from '../../../kernel/database/database.js';
import { sendCsv } from '../../../kernel/files/send-csv.js';
import type { Html } from '../../../kernel/html.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { page } from '../../../kernel/http/page.js';
import { logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { dayIn } from '../site-days.js';
import { listNames, listTexts, nameWords } from './figure-words.js';
import { addFigureSettings, settingsForms } from './figure-settings-forms.js';
import { readFigureSettings } from './figure-settings.js';
import { readRange } from './figures-range.js';
import { figuresAddress, type FiguresSelection } from './figures-address.js';
import { figureLists, filterNotice, periodsChart, rangeControls, totalsList } from './figures-view.js';
import { figuresStyles } from './figures.styles.js';
import { type Figures, FigureReader, getStoredKind, readFilter } from './read-figures.js';
import { type PageSpeed, readSpeed } from './read-speed.js';
import { speedSection } from './speed-view.js';
import { ownerText } from './texts.js';

const here = paths.ownerFigures;
const stylesPath = `${here}/styles.css`;
/** Rows of a list in files and for programs. */
const mostInFiles = 1000;

interface FiguresPage {
  readonly database: Database;
  readonly elementsPath?: string;
  /** Address of the owner for emails; empty for none. */
  readonly ownerEmail: string;
  timeZone(): Promise<string>;
  now(): Date;
}

/** Visits that are counted without cookies, for the owner: `?days=` or `?from=` and `?until=` are the range, `?filter=page:/shop` one row of a list. */
export function addFiguresPage(app: Hono, { database, elementsPath, ownerEmail, timeZone, now }: FiguresPage): void {
  const reader = new FigureReader(database);
  const read = async (context: Context, most?: number) => {
    const { days, from, until, filter } = context.req.query();
    const shown: FiguresSelection = { range: readRange({ days, from, until }, { now: now(), timeZone: await timeZone() }), filter: readFilter(filter) };
    const { filter: chosen, range } = shown;
    // Speed is known by page, and together with nothing else.
    const speed = chosen === null || chosen.kind === 'page' ? await readSpeed(database, range, chosen?.name ?? null) : null;
    return { shown, speed, figures: await reader.read(range, chosen, most) };
  };

  app.get(stylesPath, context => context.body(figuresStyles, 200, { 'Content-Type': 'text/css; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }));

  app.get(here, async context => {
    const { shown, figures, speed } = await read(context);
    const settings = await readFigureSettings(database);
    const zone = await timeZone();
    return page(context as Context, ownerText('navFigures'), html`${chartFiles(elementsPath)}<link rel="stylesheet" href="${stylesPath}">
${ownerNav(context)}<h1>${ownerText('navFigures')}</h1>
${rangeControls(shown, dayIn(now(), zone))}
<p>${ownerText('figuresNote', { zone })}</p>
<p class="actions"><a href="${paths.owner}">${ownerText('figuresConsent')}</a>
<a href="${figuresAddress(shown, `${here}/file`)}" download>${ownerText('figuresFile')}</a></p>
${filterNotice(shown)}
${totalsList({ ...shown, figures, now: await reader.now(now()) })}
${periodsChart(figures, shown)}
${figureLists(figures, shown)}
${speed === null ? '' : speedSection(speed)}
${settingsForms(context as Context, { ...settings, ownerEmail })}
${logoutForm(context)}`);
  });

  app.get(`${here}/file`, async context => {
    const { shown, figures, speed } = await read(context, mostInFiles);
    return sendCsv(context, 'visits', linesOf(figures, shown, speed));
  });

  app.get(paths.figures, async context => {
    const { keyHash } = await readFigureSettings(database);
    const [, key = ''] = /^Bearer ([\w-]{43})$/.exec(context.req.header('authorization') ?? '') ?? [];
    if (keyHash === '' || !isSameText(createHash('sha256').update(key).digest('base64url'), keyHash))
      throw new HttpError(401, { error: 'Expected the header Authorization: Bearer, with a key of the owner.' }, { 'WWW-Authenticate': 'Bearer' });
    const { shown: { range: { from, until, before }, filter }, figures, speed } = await read(context, mostInFiles);
    context.header('Cache-Control', 'no-store');
    return context.json({
      from,
      until,
      before: { from: before.from, until: before.until, ...figures.before },
      filter,
      totals: figures.totals,
      periods: figures.byPeriod,
      lists: figures.lists,
      speed,
    });
  });

  addFigureSettings(app, { database, now, timeZone });
}

const chartFiles = (folder = ''): Html | '' => (folder === '' ? '' : html`<link rel="stylesheet" href="${folder}/site-chart.css">
<script type="module" src="${folder}/site-chart.js"></script>
`);

type Line = readonly (string | number)[];

async function* linesOf({ byPeriod, lists }: Figures, { range }: FiguresSelection, speed: PageSpeed | null): AsyncGenerator<Line> {
  yield [ownerText('figuresPeriod'), `${range.from} – ${range.until}`, ownerText('visitsTimes'), ownerText('figuresBefore')];
  for (const { period, views, visits } of byPeriod) {
    yield [ownerText('visitsPagesSeen'), period, views, ''];
    yield [ownerText('figuresVisits'), period, visits, ''];
  }
  for (const kind of listNames) {
    const title = ownerText(listTexts[kind][0]);
    yield* lists[kind].map(({ name, count, before }): Line => [title, nameWords(getStoredKind(kind), name), count, before]);
  }
  const title = `${ownerText('vitalsByPage')}, ${ownerText('figuresPercentile')}`;
  for (const { metric, p75, before } of speed?.metrics ?? []) if (p75 !== null) yield [title, metric, p75, before ?? ''];
}
