import type { Language } from 'site-elements/contract/language';
import { paths } from 'site-elements/contract/paths';
import { formatOwnerDay, formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { inLanguage } from '../../../kernel/language/speech.js';
import type { Mail } from '../../../kernel/mail/outbox.js';
import type { EmailRhythm } from '../figures.schema.js';
import { addDays, addMonths, daysBetween } from '../site-days.js';
import { listTexts, nameWords } from './figure-words.js';
import type { FiguresRange, Span } from './figures-range.js';
import { type Figures, type FigureReader, getStoredKind, type ListKind, type Totals } from './read-figures.js';
import { ownerText } from './texts.js';

/** Rows of each list in an email. */
const mostRows = 5;
const lists = ['page', 'referrer', 'campaign', 'press', 'missing'] as const satisfies readonly ListKind[];

const weekFrom = (monday: string): Span => ({ from: monday, until: addDays(monday, 6), periods: daysBetween(monday, addDays(monday, 6)) });
const monthSpan = (month: string): Span => ({ from: `${month}-01`, until: addDays(`${addMonths(month, 1)}-01`, -1), periods: [month] });

/** The last week, from Monday to Sunday, or the last month that is over, with the one before. */
export function findEmailRange(rhythm: Exclude<EmailRhythm, 'off'>, today: string): FiguresRange {
  if (rhythm === 'month') {
    const month = addMonths(today.slice(0, 7), -1);
    return { ...monthSpan(month), unit: 'day', before: monthSpan(addMonths(month, -1)) };
  }
  const monday = addDays(today, -7 - (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7);
  return { ...weekFrom(monday), unit: 'day', before: weekFrom(addDays(monday, -7)) };
}

interface Options {
  readonly reader: FigureReader;
  readonly range: FiguresRange;
  readonly to: string;
  readonly language: Language;
  /** Where the site is; without it, the email has no links. */
  readonly siteUrl: string;
  /** Path and token with which the emails end. */
  readonly unsubscribe: string;
}

/** The email with the figures of a range, in the language of the owner. */
export async function createFiguresEmail({ reader, range, to, language, siteUrl, unsubscribe }: Options): Promise<Mail> {
  const figures = await reader.read(range, null, mostRows);
  return inLanguage(language, 'owner', () => {
    const days = { from: formatOwnerDay(range.from), until: formatOwnerDay(range.until) };
    const title = ownerText('figuresEmail', days);
    const address = (path: string) => new URL(path, siteUrl).href;
    return {
      to,
      subject: siteUrl === '' ? title : `${new URL(siteUrl).host}: ${title}`,
      text: [
        title,
        '',
        ...totalLines(figures),
        ...lists.flatMap(kind => listLines(kind, figures)),
        '',
        ...siteUrl === '' ? [] : [
          ownerText('emailFiguresAll', { url: address(`${paths.ownerFigures}?from=${range.from}&until=${range.until}`) }),
          ownerText('emailFiguresEnd', { url: address(unsubscribe) }),
        ],
      ].join('\n'),
    };
  });
}

/** A figure with its change, such as `Visits: 120 (+20%, before 100)`. */
function totalLines({ totals, before }: Figures): string[] {
  const perVisit = ({ views, visits }: Totals) => (visits > 0 ? views / visits : 0);
  const written = (value: number) => formatOwnerNumber(value, { maximumFractionDigits: 1 });
  const line = (of: string, count: number, earlier: number) => {
    const change = earlier > 0 ? ownerText('figuresEmailChange', {
      change: formatOwnerNumber(count / earlier - 1, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }), before: written(earlier),
    }) : '';
    return ownerText('figuresEmailRow', { of, n: written(count) }) + (change && ` ${change}`);
  };
  return [
    line(ownerText('visitsPagesSeen'), totals.views, before.views),
    line(ownerText('figuresVisits'), totals.visits, before.visits),
    line(ownerText('figuresPerVisit'), perVisit(totals), perVisit(before)),
  ];
}

/** A list with its title; nothing where it is empty. Clicks, forms and orders are one. */
function listLines(kind: ListKind, { lists: all }: Figures): string[] {
  const kinds: readonly ListKind[] = kind === 'press' ? ['order', 'submission', 'press'] : [kind];
  const rows = kinds.flatMap(one => all[one].map(row => ({ ...row, words: nameWords(getStoredKind(one), row.name) })))
    .sort((a, b) => b.count - a.count).slice(0, mostRows);
  if (rows.length === 0) return [];
  const [title] = listTexts[kind];
  return ['', ownerText(title), ...rows.map(({ words, count }) => `- ${ownerText('figuresEmailRow', { of: words, n: formatOwnerNumber(count) })}`)];
}
