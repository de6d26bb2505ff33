import { dateFormat, type Language } from 'site-elements/contract/language';

/** A day, a day of every year, or a month of a year. */
export interface DateParts { readonly year?: number; readonly month: number; readonly day?: number }
export interface TimeParts { readonly hour: number; readonly minute: number }

interface DateWords {
  /** Long, short, and as they are beside a day: `listopad`, `listopada`, `lis`. */
  readonly months: ReadonlyMap<string, number>;
  /** What may stand between: `de`, `of`. */
  readonly fillers: ReadonlySet<string>;
  readonly afternoon: ReadonlySet<string>;
  readonly morning: ReadonlySet<string>;
  readonly isMonthFirst: boolean;
}

const utc = { timeZone: 'UTC' } as const;
const styles: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { dateStyle: 'medium' },
];
const twelve = Array.from({ length: 12 }, (_, month) => month + 1);
const monthDay = (month: number, hour = 0) => new Date(Date.UTC(2026, month - 1, 24, hour));

/** In small letters, without the dot of a short form. */
const bare = (word: string, language: string): string => word.toLocaleLowerCase(language).replace(/[.׳'’]{1,30}$/, '');

function readWords(language: Language): DateWords {
  const monthsOf = new Map<string, Set<number>>();
  // Owners of every language know the English names: programs write them.
  for (const locale of [language, 'en-IE', 'en-US']) {
    for (const month of twelve) {
      const words = styles.flatMap(style => dateFormat(locale, { ...utc, ...style }).format(monthDay(month)).split(/[\s,،]+/));
      for (const word of words)
        if (/\p{L}/u.test(word) && !/\d/.test(word))
          monthsOf.set(bare(word, language), (monthsOf.get(bare(word, language)) ?? new Set()).add(month));
    }
  }
  const all = [...monthsOf];
  const periods = (hour: number) =>
    new Set(
      ['en-US', language]
        .flatMap(locale => dateFormat(locale, { ...utc, hour: 'numeric', hour12: true }).formatToParts(monthDay(1, hour)))
        .filter(({ type }) => type === 'dayPeriod')
        .map(({ value }) => bare(value, language)),
    );
  const order = dateFormat(language === 'en' ? 'en-IE' : language, { ...utc, day: 'numeric', month: 'numeric' })
    .formatToParts(monthDay(1))
    .map(({ type }) => type);
  return {
    months: new Map(all.filter(([, months]) => months.size === 1).map(([word, [month]]) => [word, month!])),
    fillers: new Set(['of', 'the', ...all.filter(([, months]) => months.size === 12).map(([word]) => word)]),
    morning: periods(9), afternoon: periods(21),
    isMonthFirst: order.indexOf('month') < order.indexOf('day'),
  };
}

const known = new Map<Language, DateWords>();
function wordsOf(language: Language): DateWords {
  const words = known.get(language) ?? readWords(language);
  known.set(language, words);
  return words;
}

const isDay = (day: number | undefined) => day === undefined || (day >= 1 && day <= 31);
const isPossible = ({ year, month, day }: DateParts): boolean => month >= 1 && month <= 12 && isDay(day) && (year === undefined || year >= 1000);
const numbers = (match: RegExpExecArray | null): number[] | null => match && match.slice(1).map(Number);
const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

function readNumbers(phrase: string, language: Language): DateParts[] {
  const { isMonthFirst } = wordsOf(language);
  const yearFirst = numbers(/^(\d{4})[-./年년] ?(\d{1,2})[-./月월] ?(\d{1,2})[.日일]?$/.exec(phrase));
  if (yearFirst) return [{ year: yearFirst[0], month: yearFirst[1]!, day: yearFirst[2] }];
  const yearAndMonth = numbers(/^(\d{4})(?:[-/]|[年년] ?)(\d{1,2})[月월]?$/.exec(phrase));
  if (yearAndMonth) return [{ year: yearAndMonth[0], month: yearAndMonth[1]! }];
  const inCharacters = numbers(/^(\d{1,2})[月월] ?(\d{1,2})[日일]$/.exec(phrase));
  if (inCharacters) return [{ month: inCharacters[0]!, day: inCharacters[1] }];
  const [, one, , other, year] = /^(\d{1,2})([-./]) ?(\d{1,2})\2 ?(\d{4}|\d{2})\.?$/.exec(phrase) ?? /^(\d{1,2})([./]) ?(\d{1,2})\2?$/.exec(phrase) ?? [];
  if (one === undefined) return [];
  const inOrder = (month: number, day: number): DateParts => ({ month, day, ...year !== undefined && { year: fullYear(Number(year)) } });
  const [dayFirst, monthFirst] = [inOrder(Number(other), Number(one)), inOrder(Number(one), Number(other))];
  // English is written both ways.
  return language === 'en' ? [dayFirst, monthFirst] : [isMonthFirst ? monthFirst : dayFirst];
}

function readNames(phrase: string, language: Language): DateParts[] {
  const { months, fillers } = wordsOf(language);
  const words = phrase.split(/[\s,،]+/).filter(Boolean).map(word => bare(word, language));
  const isFiller = (word: string | undefined) => word !== undefined && fillers.has(word);
  if (isFiller(words[0]) || isFiller(words.at(-1))) return [];
  const told: { year?: number; month?: number; day?: number } = {};
  for (const word of words) {
    const [, day] = /^(\d{1,2})(?:st|nd|rd|th|er|e|º|ª|°)?$/.exec(word) ?? [];
    const [name, value] = months.has(word)
      ? (['month', months.get(word)!] as const)
      : day
        ? (['day', Number(day)] as const)
        : /^\d{4}$/.test(word)
          ? (['year', Number(word)] as const)
          : ([null, 0] as const);
    if (name === null && fillers.has(word)) continue;
    if (name === null || told[name] !== undefined) return [];
    told[name] = value;
  }
  const { month, ...others } = told;
  // A name of a month alone is the name of a person as well: Jan, May.
  return month !== undefined && Object.keys(others).length > 0 ? [{ month, ...others }] : [];
}

const unlike = (dates: DateParts[]): DateParts[] => dates.filter((one, at) => dates.findIndex(other => JSON.stringify(other) === JSON.stringify(one)) === at);

/** The dates that a phrase may stand for, as people of a language write them; none for any other phrase. */
export function readDate(phrase: string, language: Language): DateParts[] {
  const text = phrase.trim().replace(/[,،]$/, '');
  const numeric = readNumbers(text, language);
  return unlike((numeric.length > 0 ? numeric : readNames(text, language)).filter(isPossible));
}

/** `9:05`, `21:30:00`, `9:05 pm`; undefined for any other phrase. */
export function readTime(phrase: string, language: Language): TimeParts | undefined {
  const [, before, hour, minute, after] = /^(?:([^\d\s]+) )?(\d{1,2}):([0-5]\d)(?::[0-5]\d)?,?(?: ([^\d\s]+))?$/.exec(phrase) ?? [];
  if (hour === undefined || Number(hour) > 23 || (before && after)) return undefined;
  const { morning, afternoon } = wordsOf(language);
  const period = bare(before ?? after ?? '', language);
  if (period && !morning.has(period) && !afternoon.has(period)) return undefined;
  const hours = period && afternoon.has(period) ? Number(hour) % 12 + 12 : period ? Number(hour) % 12 : Number(hour);
  return { hour: hours, minute: Number(minute) };
}
