/** The values that all elements share, for pages that a service draws. */
export { withTheme } from '../../styles/with-theme.js';
