import * as v from 'valibot';
import { mostPostsAtOnce, type FeedAnswer } from './feed.js';

const whole = (otherwise: number, least: number, most: number) => v.pipe(
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'expected a whole number'), v.transform(Number)), String(otherwise)), v.minValue(least), v.maxValue(most));

/** Query of `GET paths.feed`. */
export const feedQuerySchema = v.object({ offset: whole(0, 0, 10_000), limit: whole(12, 1, mostPostsAtOnce) });

/** Answer of `GET paths.feed`. */
export const feedAnswerSchema: v.GenericSchema<unknown, FeedAnswer> = v.object({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: v.string(),
  home_page_url: v.optional(v.string()),
  next_url: v.optional(v.string()),
  items: v.array(v.object({
    id: v.string(), url: v.optional(v.string()), title: v.optional(v.string()), summary: v.optional(v.string()), image: v.optional(v.string()),
    date_published: v.optional(v.string()), authors: v.optional(v.array(v.object({ name: v.string() }))), _image: v.optional(v.object({ alt: v.string() })),
  })),
});
