import { html, nothing } from 'lit/html.js';
import { dateFormat, relativeTimeFormat } from '../../core/text/intl.js';
import { getTimeAgo, calendarDays, formatRemaining, type Moment, type RelativePrecision } from '../../core/text/relative-time.js';
import type { RelativeTimeHost } from './relative-time.settings.js';
import type { RelativeTimeState } from './relative-time.state.js';

const dayMs = 86_400_000;

/** The text for a moment; a date without a time of day is shown in days. */
function wordsFor(host: RelativeTimeHost, { ms, isDay }: Moment, now: number, precision: RelativePrecision): string {
  const days = isDay ? calendarDays(ms, now) : null;
  if (days !== null && days <= 0) return relativeTimeFormat(host.language).format(-days, 'day');
  if (now < ms) return formatRemaining(ms - now, host.language);
  const { text, count } = getTimeAgo(days === null ? now - ms : days * dayMs, precision);
  return host.text(text, { count });
}

const titleOf = ({ ms, isDay }: Moment, language: string) =>
  dateFormat(language, isDay ? { dateStyle: 'full' } : { dateStyle: 'full', timeStyle: 'short' }).format(ms);

const timeView = (host: RelativeTimeHost, moment: Moment, now: number, precision: RelativePrecision) =>
  html`<time part="time" datetime=${new Date(moment.ms).toISOString()} title=${
    titleOf(moment, host.language)}>${wordsFor(host, moment, now, precision)}</time>`;

/** The author's words stay in their slot, and are shown where there is nothing better to say. */
export function relativeTimeView({ state, host }: { readonly state: RelativeTimeState; readonly host: RelativeTimeHost }) {
  const { moment, now, precision } = state;
  const told = moment && now !== null && !state.isPast ? timeView(host, moment, now, precision) : nothing;
  return html`<slot ?hidden=${told !== nothing}></slot>${told}`;
}
