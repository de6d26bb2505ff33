import { css } from '../../styles/css.js';

/**
 * <site-calendar>: where the page names the month of a list, its events are those of this month, and are in the room of
 * their rows until they are drawn in them: a slot says that they are. Which dates a series has, the script alone knows.
 */
export const calendarLightStyles = css`
  :is(site-calendar, [data-site-calendar]):has([data-category]):not([hide-filter], [data-hide-filter]) { --_filter-room: 56px; }
  :is(site-calendar[views], [data-site-calendar][data-views]) { --_views-room: 52px; }
  :is(site-calendar[subscribe], [data-site-calendar][data-subscribe]) { --_subscribe-room: 52px; }
  @media (scripting: enabled) {
    :is(site-calendar[view="list"][month], [data-site-calendar][data-view="list"][data-month]):not(
      [data-site-served], [src], :has(> [data-rrule], > ul, > ol)
    ) {
      --_header-room: 60px;
      &:not(:defined) { box-sizing: border-box; min-block-size: 420px; padding-block-start: 60px; }
      &:not(:defined)::before { display: none; }
      & > :is(article, section, div):has(time):not([slot]) {
        display: flow-root;
        border-block-start: var(--site-border-width) solid var(--site-line, #8888);
        padding-block: 20px 56px;
        padding-inline-start: 80px;
      }
      &[hide-add] > :is(article, section, div):has(time):not([slot]) { padding-block-end: 12px; }
    }
  }
`;
