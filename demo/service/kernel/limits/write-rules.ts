import type { ClientKind } from './known-clients.js';
import type { WriteRule, WriteRules } from './guard-writes.js';

/**
 * How often strangers may call the routes, such as `POST /api/comments`. Numbers are multiples of the rate, 30 in a minute: `network: 4` is
 * 120 a minute of one network.
 */
export type WriteRuleRow = readonly [rule: WriteRule<ClientKind>, ...routes: readonly string[]];

/** Body limit of a login: a password and a few words. */
export const loginBytes = 8 * 1024;

/** The rules by route, the longest first: of several folders, it is the nearest. */
export const createWriteRules = (rows: readonly WriteRuleRow[]): WriteRules<ClientKind> =>
  new Map(rows.flatMap(([rule, ...routes]) => routes.map(route => [route, rule] as const)).sort(([one], [other]) => other.length - one.length));
