import { css } from '../../styles/css.js';

/** <site-map>: room for an address that is in the settings alone, until React has loaded. */
export const mapLightStyles = css`
  :where(site-map):has(> script:only-child) { --_details-room: calc(6em + 52px); }
`;
