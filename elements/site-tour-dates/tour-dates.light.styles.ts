import { css } from '../../styles/css.js';

/**
 * The author's dates: venue, town and tickets side by side where there is room. Their links stay links. Each date is the container
 * of what is in it: WebKit knows a container in a shadow root for the slotted node alone, not for its children.
 */
export const tourDatesLightStyles = css`
  :where(site-tour-dates, [data-site-tour-dates]) > :where([slot^="event-"]) {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    justify-items: start;
    gap: 2px 16px;
  }
  :where(site-tour-dates, [data-site-tour-dates]) > :where([slot^="event-"]) > :where(*) { grid-column: 1 / -1; margin: 0; }
  :where(site-tour-dates, [data-site-tour-dates]) > :where([slot^="event-"]) > :where(a[data-tickets]) {
    display: inline-grid;
    place-items: center;
    min-block-size: 44px;
    padding-inline: 20px;
    border: 1px solid;
    border-radius: var(--site-button-radius);
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  @container (min-width: 400px) {
    :where(site-tour-dates, [data-site-tour-dates]) > :where([slot^="event-"]) > :where(*) { grid-column: 1; }
    :where(site-tour-dates, [data-site-tour-dates]) > :where([slot^="event-"]) > :where([data-tickets], [data-status]) { grid-column: 2; grid-row: 1 / span 3; }
  }
`;
