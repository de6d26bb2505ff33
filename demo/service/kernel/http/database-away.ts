/** Codes of PostgreSQL: it shuts down or starts, has no connection left, no memory, no disk, or takes too long; and of the network in front of it. */
const codes = /^(08...|25P03|53...|55P03|57014|57P0[1-5]|ECONN[A-Z]+|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOSPC)$/;
/** Errors of the drivers that have no code. */
const words = /connection terminated|terminating connection|timeout exceeded when trying to connect|query read timeout|connection error and is not queryable|cannot use a pool after calling end|pglite is clos/i;

/** What the embedded database throws when it has crashed, or cannot write its folder; the last two are objects that are no errors. */
const crashes = /^(RuntimeError|ExitStatus|ErrnoError)$/;

/** Whether an error, or what caused it, says that the database cannot work just now: nothing is wrong with the request. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  if (error instanceof AggregateError && error.errors.some(one => isDatabaseAway(one, depth + 1))) return true;
  const { code, name, message, cause } = error as Partial<NodeJS.ErrnoException>;
  if (typeof code === 'string' && codes.test(code)) return true;
  if (typeof name === 'string' && crashes.test(name)) return true;
  return (typeof message === 'string' && words.test(message)) || isDatabaseAway(cause, depth + 1);
}
