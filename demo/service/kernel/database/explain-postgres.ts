import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { describeError } from '../describe-error.js';

const example = 'postgres://user:password@localhost:5432/database';
const wayOut = 'or unset it to use the embedded database.';

/** What is wrong with the text of a DATABASE_URL, or null. It may hold a password, so it is never repeated. */
export function faultOfPostgresUrl(url: string): string | null {
  const address = canParseUrl(url) ? new URL(url) : null;
  if (address && /^postgres(ql)?:$/.test(address.protocol)) return null;
  return `DATABASE_URL is not the address of a PostgreSQL database. Set it to one such as ${example}, ${wayOut}`;
}

/** Why the database that DATABASE_URL names could not be opened, and what to do. */
export function explainPostgres(url: string, error: unknown): string {
  const { username, host, pathname } = new URL(url);
  const place = `${host || 'localhost'}${pathname}`;
  const user = username && ` as ${username}`;
  return `The PostgreSQL database ${place} of DATABASE_URL could not be opened${user}: ${describeError(error)}. Correct DATABASE_URL, ${wayOut}`;
}
