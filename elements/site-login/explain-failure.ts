import type { Failure } from '../../core/request/request-result.js';
import type { LoginHost } from './login.settings.js';

/** The message for a login that did not work. */
export function explainFailure({ status, retryAfterMs = 60_000, reason }: Failure, text: LoginHost['text']): string {
  if (status === 0) return text('unconnected');
  if (status === 429) return text('tooMany', { minutes: Math.max(1, Math.ceil(retryAfterMs / 60_000)) });
  if (status === 503) return text('busy');
  if (status === 400 || status === 401 || (status === 403 && reason === 'refused')) return text('wrong');
  return text('failed');
}
