import type { LookHost } from '../look-host.js';

/**
 * Webflow. Variables have the names that each designer gives them, and fields have classes of the site; but links drawn as buttons have
 * `w-button`, and in the class system of its templates the main one is `button`, others `button is-secondary`. If the
 * site does not style it, it has Webflow's own blue. Source: `webflow.css` and the markup of exported sites
 */
export const webflow: LookHost = { sign: '.w-button', button: { classes: 'button w-button', unstyled: 'rgb(56, 152, 236)' } };
