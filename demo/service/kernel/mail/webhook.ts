import { createHmac } from 'node:crypto';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import type { Outbox } from './outbox.js';

/** The owner's webhook, called for each submission. */
export interface WebhookSettings {
  url: string;
  /** `whsec_` and at least 24 bytes in base64: both sides know it. */
  secret: string;
}

const timeoutMs = 10_000;
const secretStart = 'whsec_';
const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(secretStart.length), 'base64');
const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** WEBHOOK_URL and WEBHOOK_SECRET; undefined where no program is to be told. Throws a message for people where they cannot be used. */
export function webhookFromEnvironment({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret = '' }: NodeJS.ProcessEnv): WebhookSettings | undefined {
  if (!url) return undefined;
  const parsed = canParseUrl(url) ? new URL(url) : null;
  if (!parsed || !(parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLocal(parsed)))) {
    throw new Error(`WEBHOOK_URL is "${url}"; expected an https address, such as https://pots.example/hooks/submissions.`);
  }
  if (!secret.startsWith(secretStart) || keyOf(secret).length < 24) {
    throw new Error(`WEBHOOK_SECRET is missing or too short; expected "${secretStart}" and at least 24 bytes in base64. To make one: echo ${
      secretStart}$(openssl rand -base64 32)`);
  }
  return { url: parsed.href, secret };
}

/** What the program checks: that the service has sent this body under this id at this time. spec: standardwebhooks.com */
export const signWebhook = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`;

/** Posts messages to the program's address, signed. */
export function webhookOutbox({ url, secret }: WebhookSettings, { now = Date.now } = {}): Outbox {
  return {
    async send({ id = '', text: body }) {
      const seconds = Math.floor(now() / 1000);
      const answer = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signWebhook(secret, id, seconds, body),
        },
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
    },
  };
}
