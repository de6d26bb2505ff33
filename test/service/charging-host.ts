import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChargeResult, PaymentProvider } from '../../demo/service/modules/shop/payment/provider.js';

interface ChargeRequest { readonly order: string; readonly key: string; readonly cents: number }

/**
 * What happens with a request: money is taken or refused, or the answer never comes, before or after the money was taken. With `pay-and-cut` it
 * is sent, and the test cuts the power.
 */
export type ChargeAnswer = 'pay' | 'refuse' | 'hang' | 'pay-and-hang' | 'pay-and-cut';

/** a provider that charges automatically, as a service has it: all that it knows is at the host. */
export const remoteChargingProvider = (url: string): PaymentProvider => ({
  name: 'demo', title: 'Host', explanation: 'Charges automatically.', isDemo: false, takes: () => true,
  begin: async ({ id }) => ({ state: 'paid', reference: id }),
  renewals: {
    by: 'charge',
    async charge({ id: order, grandTotalCents: cents }, key): Promise<ChargeResult> {
      const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ order, key, cents } satisfies ChargeRequest) });
      return answer.json() as Promise<ChargeResult>;
    },
  },
});

/** A payment host for several processes: the same key is the same charge, as real ones promise. */
export async function startChargingHost(choose: (request: ChargeRequest, count: number) => ChargeAnswer) {
  /** Money taken, by key. */
  const taken = new Map<string, ChargeRequest>();
  const refused = new Set<string>();
  let requests = 0;
  let onFault = (_: ChargeAnswer) => {};
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const charge = JSON.parse(text) as ChargeRequest;
    requests += 1;
    const answer = choose(charge, requests);
    if (answer === 'refuse' && !taken.has(charge.key)) refused.add(charge.key);
    const isPaid = answer !== 'hang' && !refused.has(charge.key);
    if (isPaid && !taken.has(charge.key)) taken.set(charge.key, charge);
    if (answer !== 'hang' && answer !== 'pay-and-hang') response.end(JSON.stringify(isPaid ? { state: 'paid', reference: charge.key } : { state: 'failed' }));
    if (answer !== 'pay' && answer !== 'refuse') onFault(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    refused,
    requests: () => requests,
    /** Resolves when a request is left without an answer, or the power is to be cut. */
    nextFault: () => new Promise<ChargeAnswer>(resolve => { onFault = resolve; }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
