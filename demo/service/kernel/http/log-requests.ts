import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { describeError } from '../describe-error.js';
import { maskTokens, pathForLog } from './secret-address.js';

/** One line of the log. */
export type LogEntry = { time: string; [name: string]: unknown };
export type Log = (entry: LogEntry) => void;

const passedOnId = /^[\w.-]{1,64}$/;

/** Gives every request an id and writes one line about it when it is answered. */
export function logRequests(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    const sentId = context.req.header('x-request-id') ?? '';
    const id = passedOnId.test(sentId) ? sentId : randomUUID();
    await next();
    context.header('X-Request-Id', id);
    const error = context.error && !isHttpError(context.error) ? { error: describeError(context.error) } : {};
    log({
      time: new Date().toISOString(),
      method: context.req.method,
      path: pathForLog(context),
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      id,
      ...error,
    });
  };
}

function isHttpError(error: Error): boolean {
  return error.name === 'HttpError';
}

/** Error messages may quote an address or an answer of another host: whatever looks like a token in them is left out. */
export const withoutTokens = (log: Log): Log => ({ error, ...entry }) => {
  log({ ...entry, ...error !== undefined && { error: typeof error === 'string' ? maskTokens(error) : error } });
};

/** Writes each entry as one line of JSON to the standard output. */
export const writeLog: Log = entry => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};
