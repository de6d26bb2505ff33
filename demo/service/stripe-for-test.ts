import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';

export const webhookSecret = 'whsec_for_tests';
export const secretKey = 'sk_test_for_tests';

export interface Session { id: string; url: string; fields: Map<string, string>; idempotencyKey: string }

/** Answers `POST /v1/checkout/sessions` as the public documentation says: the same session for the same key, an error in `error`. */
export function createStripeMock() {
  const sessions: Session[] = [];
  const wishes: ('answer' | 'refuse' | 'drop')[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', data => { text += String(data); });
    request.on('end', () => {
      const wish = wishes.shift() ?? 'answer';
      if (wish === 'drop') return void request.socket.destroy();
      const answer = (status: number, body: object) => { response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)); };
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        return answer(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
      if (wish === 'refuse') return answer(402, { error: { type: 'card_error', message: 'declined' } });
      const fields = new Map(new URLSearchParams(text));
      const idempotencyKey = String(request.headers['idempotency-key']);
      const known = sessions.find(session => session.idempotencyKey === idempotencyKey);
      if (known && JSON.stringify([...known.fields]) !== JSON.stringify([...fields])) {
        const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
        return answer(400, { error: { type: 'idempotency_error', message } });
      }
      const id = known?.id ?? `cs_test_${sessions.length + 1}`;
      const session = known ?? { id, url: `https://checkout.stripe.example/c/pay/${id}`, fields, idempotencyKey };
      if (!known) sessions.push(session);
      answer(200, { id, object: 'checkout.session', url: session.url, status: 'open', payment_status: 'unpaid' });
    });
  });
  return { server, sessions, wishes };
}

/** The header with which Stripe signs a message. */
export const signed = (body: string, { secret = webhookSecret, at = Date.now() } = {}) => {
  const moment = Math.floor(at / 1000);
  return `t=${moment},v1=${createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex')},v0=old`;
};
