export interface Sent { readonly path: string; readonly body: string }

/** Acts while beacons are caught: `sent` is what the page would have sent. */
export async function withBeacons(act: (sent: Sent[]) => Promise<void>): Promise<void> {
  const { sendBeacon } = navigator;
  const { fetch } = window;
  const sent: Sent[] = [];
  navigator.sendBeacon = (address, body) => {
    sent.push({ path: new URL(String(address), location.href).pathname, body: String(body) });
    return true;
  };
  window.fetch = (address, init) => {
    const { pathname } = new URL(String(address), location.href);
    if (!pathname.startsWith('/api/')) return fetch(address, init);
    if (init?.method === 'POST') sent.push({ path: pathname, body: String(init.body) });
    return Promise.resolve(new Response('{"pageLoadId":"p1"}', { status: 200 }));
  };
  try {
    await act(sent);
  } finally {
    navigator.sendBeacon = sendBeacon;
    window.fetch = fetch;
  }
}
/** The data of a call that is sent as a form. */
export const dataOf = ({ body }: Sent) => JSON.parse(new URLSearchParams(body).get('data')!) as Record<string, unknown>;
