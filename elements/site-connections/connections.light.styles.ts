import { fieldProperties } from '../../core/editing/field-properties.js';
import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';

/** <site-connections>: the room that its list takes, so that the page does not shift when it is drawn. Any rule of the page wins. */
export const connectionsLightStyles = css`
  :where(site-connections, [data-site-connections]) {
    ${fieldProperties}
    ${density}
    display: block;
  }
  /* Four providers that are not connected, with their borders. */
  :where(site-connections[endpoint]:not([endpoint=""])) {
    --_list-room: calc(4 * (max(2.75rem, 44px) + 2 * max(1rem, 16px)) * var(--_density) + 3 * max(0.75rem, 12px) + 8px);
  }
  @media (scripting: enabled) {
    :where(site-connections:not(:defined, [data-site-served])) { min-block-size: var(--_list-room, 0px); }
  }
`;
