import { cleanError } from '../text/clean-error.js';
import { systemErrorTexts, type SystemErrorTexts } from '../text/system-error-texts.js';
import type { Failure } from './answer.js';

/** What the system error overlay shows of a failure: the site's cleaned words, or that there was no connection. */
export function describeFailure(
  { reason, status, message }: Pick<Failure, 'reason' | 'status' | 'message'>, texts: SystemErrorTexts,
): { heading: string; message: string } {
  // What an unreadable answer says is for developers: an address and a parser's words.
  const words = cleanError(reason === 'unreadable' ? texts.internal : message);
  const isCleaned = status > 0 && words !== '' && words !== systemErrorTexts.network;
  return isCleaned ? { heading: texts.heading, message: words } : { heading: texts.network, message: texts.networkHint };
}
