import type { MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { Refusal } from './refusal.js';
import type { AddressOf } from './remote-address.js';

const ownMachine = /^(127\.|::1$|::ffff:127\.)/;

/** Submissions are personal: with a password it is asked for, without one only this machine may look. */
export function guardOwner(addressOf: AddressOf, password?: string): MiddlewareHandler {
  if (password) return basicAuth({ username: 'owner', password, realm: 'Submissions' });
  return async (context, next) => {
    if (!ownMachine.test(addressOf(context))) {
      throw new Refusal(403, { error: 'Set OWNER_PASSWORD to see submissions from another machine.' });
    }
    await next();
  };
}
