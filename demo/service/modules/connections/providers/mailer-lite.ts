import { type ListProvider, ProviderError, readField, readLists, unlessStatus } from '../provider.js';

const base = 'https://connect.mailerlite.com/api';
const headersFor = (apiKey: string) => ({ Authorization: `Bearer ${apiKey}`, Accept: 'application/json' });

/** MailerLite's API, whose mailing lists are called groups. Source: https://developers.mailerlite.com/docs/ */
export const mailerLite: ListProvider = {
  id: 'mailerlite',
  name: 'MailerLite',
  help: 'https://www.mailerlite.com/help/where-to-find-the-mailerlite-api-key-groupid-and-documentation',
  isKey: apiKey => /^[\w.-]{20,2000}$/.test(apiKey),
  async readAccount(call, apiKey) {
    await call({ method: 'GET', url: `${base}/groups?limit=1`, headers: headersFor(apiKey) });
    return ''; // the API does not name the account
  },
  async readLists(call, apiKey) {
    return readLists(readField(await call({ method: 'GET', url: `${base}/groups?limit=100&sort=name`, headers: headersFor(apiKey) }), 'data'));
  },
  async add(call, apiKey, listId, email) {
    // An address that has unsubscribed stays unsubscribed: `resubscribe` is not sent.
    await call({ method: 'POST', url: `${base}/subscribers`, headers: headersFor(apiKey), body: { email, groups: [listId] } });
  },
  async remove(call, apiKey, listId, email) {
    const found = await call({ method: 'GET', url: `${base}/subscribers/${encodeURIComponent(email)}`, headers: headersFor(apiKey) })
      .catch((error: unknown) => {
        if (error instanceof ProviderError && error.status === 404) return null;
        throw error;
      });
    const id = readField(readField(found, 'data'), 'id');
    if (typeof id !== 'string') return;
    const url = `${base}/subscribers/${encodeURIComponent(id)}/groups/${encodeURIComponent(listId)}`;
    await unlessStatus(404, call({ method: 'DELETE', url, headers: headersFor(apiKey) }));
  },
};
