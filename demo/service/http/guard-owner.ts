import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { Refusal } from './refusal.js';

const ownMachine = /^(127\.|::1$|::ffff:127\.)/;

/** Submissions are personal: with a password it is asked for, without one only this machine may look. */
export function guardOwner(password?: string): MiddlewareHandler {
  if (password) return basicAuth({ username: 'owner', password, realm: 'Submissions' });
  return async (context, next) => {
    if (!ownMachine.test(remoteAddress(context))) {
      throw new Refusal(403, { error: 'Set OWNER_PASSWORD to see submissions from another machine.' });
    }
    await next();
  };
}

function remoteAddress(context: Context): string {
  // Called without a server, as tests do, there is no connection to ask.
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? '') : '127.0.0.1';
}
