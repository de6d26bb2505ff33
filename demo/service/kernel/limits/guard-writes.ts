import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { maxBodyBytes } from 'site-elements/contract/submission-limits';
import { maxUploadBytes } from 'site-elements/contract/uploads';
import type { BodyGate } from '../http/body-gate.js';
import type { DiskSpace, Priority } from './disk-space.js';
import { boundBody } from '../http/read-body.js';
import { type GetAddress, getNetwork } from '../http/remote-address.js';
import { allowStreaming } from '../http/stream-upload.js';
import type { Allowance, IsKnownClient, WriteLimits } from './write-limits.js';

/** What a route that writes may be sent, by whom, and how often. */
export interface WriteRule<Known extends string = string> extends Allowance {
  readonly priority: Priority;
  /** Who continues when strangers have used up what all together may. */
  readonly knownBy?: Known;
  /** What a visitor reads whose network has written too much, where the specification has a text of its own. */
  readonly tooMuch?: () => string;
  /** Largest body; 256 KB by default. */
  readonly bodyBytes?: number;
  /** True where a multipart body may bring files, up to 32 MB. */
  readonly takesFiles?: boolean;
  /** True where a multipart body is read as a stream, and its route bounds its file. */
  readonly streamsFile?: boolean;
}

/** By method and path, such as `POST /api/comments`; a path that ends with `/*` stands for all below it that have no rule of their own. */
export type WriteRules<Known extends string = string> = ReadonlyMap<string, WriteRule<Known>>;

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The rule of a route: its own, else that of a folder it is in. */
export function ruleFor<Known extends string>(rules: WriteRules<Known>, method: string, path: string): WriteRule<Known> | undefined {
  const own = rules.get(`${method} ${path}`);
  if (own || reading.has(method)) return own;
  return [...rules].find(([route]) => route.endsWith('/*') && `${method} ${path}`.startsWith(route.slice(0, -1)))?.[1];
}

export interface GuardWritesOptions<Known extends string> {
  readonly rules: WriteRules<Known>;
  readonly limits: WriteLimits;
  readonly gate: BodyGate;
  readonly disk: DiskSpace;
  readonly addressOf: GetAddress;
  isKnown(name: Known): IsKnownClient;
}

/**
 * Stands before every route that writes. In this order, from cheap to dear: what a network may, what all may, the disk; then
 * the body is bounded, and waits for no memory. A body is read by its route, once what stands before it has been asked.
 */
export function guardWrites<Known extends string>({ rules, limits, gate, disk, addressOf, isKnown }: GuardWritesOptions<Known>): MiddlewareHandler {
  const ruleOf = (context: Context) => {
    for (const { method, path } of matchedRoutes(context)) {
      const rule = method === context.req.method ? ruleFor(rules, method, path) : undefined;
      if (rule) return rule;
    }
    return undefined;
  };

  return async (context, next) => {
    const rule = ruleOf(context);
    const { raw } = context.req;
    if (!rule && reading.has(context.req.method)) return next();
    const { bodyBytes = maxBodyBytes, takesFiles = false } = rule ?? {};
    if (rule?.streamsFile) allowStreaming(raw);
    const leave = boundBody(raw, { most: bodyBytes, ...takesFiles && { mostWithFiles: maxUploadBytes }, gate, sender: getNetwork(addressOf(context)) });
    try {
      if (rule) {
        await limits.demand(context, rule, { tooMuch: rule.tooMuch, isKnown: rule.knownBy && isKnown(rule.knownBy) });
        await disk.demand(rule.priority);
      }
      await next();
    } finally {
      leave();
    }
  };
}
