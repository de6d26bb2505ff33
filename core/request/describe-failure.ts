import { requestTexts } from './read-response.js';
import type { Failure } from './request-result.js';

/** What the system error overlay says. spec: commerce-forms-data §8 */
export const systemErrorTexts = {
  heading: 'Something Went Wrong!',
  /** The heading when no response came. */
  network: requestTexts.unconnected,
  internal: requestTexts.internal,
  networkHint: 'Please check your connection.',
  reload: 'Reload Page',
  clear: 'Clear',
  errorKey: 'Error key: {key}',
} as const;

export type SystemErrorTexts = { readonly [Name in keyof typeof systemErrorTexts]: string };

const longest = 300;
// No more is ever read: the patterns below may take the square of it.
const mostRead = 4000;
/* eslint-disable site/linear-patterns -- bounded by mostRead */
const stackLine = /^\s*(at .*[:(]\d+.*|.*@https?:\S*:\d+:\d+)$/gm;
const markup = /<[^<>]*>/g;
const webAddress = /\(?\bhttps?:\/\/\S+/g;
/* eslint-enable site/linear-patterns */

/** An error as a visitor may read it: without markup, stack and addresses, in one line of at most 300 characters. */
export function sanitizeError(text: string): string {
  const words = text.slice(0, mostRead).replace(stackLine, ' ').replace(markup, ' ').replace(webAddress, ' ');
  const line = words.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
}

/** What the system error overlay shows of a failure: the site's sanitized message, or that there was no connection. */
export function describeFailure(
  { reason, status, message }: Pick<Failure, 'reason' | 'status' | 'message'>, texts: SystemErrorTexts,
): { heading: string; message: string } {
  // The message of an unreadable response is for developers: an address and a parser's message.
  const text = sanitizeError(reason === 'unreadable' ? texts.internal : message);
  const hasMessage = status > 0 && text !== '' && text !== systemErrorTexts.network;
  return hasMessage ? { heading: texts.heading, message: text } : { heading: texts.network, message: texts.networkHint };
}

/** Eight characters that a visitor can report and a developer finds in the console. */
export const newErrorKey = (): string => crypto.getRandomValues(new Uint32Array(1))[0]!.toString(16).padStart(8, '0').toUpperCase();
