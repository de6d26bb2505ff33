import * as v from 'valibot';
import { type MarkedText, mostQueryLetters, mostResultsAtOnce, type SearchAnswer } from './search.js';

const whole = (most: number) => v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'expected a whole number'), v.transform(Number), v.maxValue(most));
const values = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(20)), []);

/** Query of `GET paths.search`, each parameter as a list of what was given. Longer questions are cut, not refused: the visitor has pasted a text. */
export const searchQuerySchema = v.object({
  q: v.pipe(v.optional(v.array(v.string()), []), v.transform(([first = '']) => first.slice(0, mostQueryLetters).replaceAll('\0', '').trim())),
  section: values,
  kind: values,
  offset: v.pipe(v.optional(v.array(whole(10_000)), []), v.transform(([first = 0]) => first)),
  limit: v.pipe(v.optional(v.array(whole(mostResultsAtOnce)), []), v.transform(([first = 10]) => first)),
});

const marked: v.GenericSchema<unknown, MarkedText> = v.array(v.tuple([v.string(), v.boolean()]));
const facet = v.array(v.object({ value: v.string(), count: v.pipe(v.number(), v.integer(), v.minValue(0)) }));

/** Answer of `GET paths.search`. */
export const searchAnswerSchema: v.GenericSchema<unknown, SearchAnswer> = v.object({
  results: v.array(v.object({ title: marked, url: v.string(), excerpt: marked, section: v.string(), kind: v.string() })),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  facets: v.object({ section: facet, kind: facet }),
});
