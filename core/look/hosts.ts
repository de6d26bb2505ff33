import { bootstrap4, bootstrap5 } from './hosts/bootstrap.js';
import { bulma } from './hosts/bulma.js';
import { cassiopeia } from './hosts/cassiopeia.js';
import { daisyUi4, daisyUi5 } from './hosts/daisy-ui.js';
import { ghost } from './hosts/ghost.js';
import { material } from './hosts/material.js';
import { olivero } from './hosts/olivero.js';
import { pico } from './hosts/pico.js';
import { server, serverCorners } from './hosts/server.js';
import { shopify } from './hosts/shopify.js';
import { squarespace } from './hosts/squarespace.js';
import { webAwesome } from './hosts/web-awesome.js';
import { webflow } from './hosts/webflow.js';
import { wix } from './hosts/wix.js';
import { wordpress } from './hosts/wordpress.js';
import type { LookHost } from './look-host.js';

/** In order of precedence: a page may be made of several. */
export const lookHosts: readonly LookHost[] = [
  server, serverCorners, wordpress, shopify, squarespace, wix, webflow, ghost, olivero, cassiopeia, bootstrap5, bootstrap4, daisyUi5, daisyUi4, material,
  webAwesome, pico, bulma,
];
