import { fetchPublic } from '../../kernel/http/fetch-public.js';
import { type CallProvider, ProviderError, readField } from './provider.js';

/** A thousand mailing lists are smaller. */
const mostBytes = 1_000_000;

const parse = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** What the provider says about a refusal, as far as it can be shown: `detail` (Mailchimp) or `message`. */
const detailOf = (answer: unknown): string => {
  const detail = readField(answer, 'detail') ?? readField(answer, 'message');
  return typeof detail === 'string' ? detail.slice(0, 300) : '';
};

/** Sends requests to providers: only to public addresses, limited in size and time, without following redirects. */
export const callProvider: CallProvider = async ({ method, url, headers, body }) => {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const { status, body: bytes } = await fetchPublic(url, {
    method,
    headers: { ...headers, ...text !== undefined && { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) } },
    ...text !== undefined && { body: text },
    mostBytes,
    mostRedirects: 0,
  });
  const answer = parse(bytes.toString('utf8'));
  if (status < 200 || status > 299) throw new ProviderError(status, detailOf(answer));
  return answer;
};
