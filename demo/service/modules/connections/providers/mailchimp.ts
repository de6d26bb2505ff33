import { createHash } from 'node:crypto';
import { type ListProvider, readField, readLists, unlessStatus } from '../provider.js';

/** An API key ends with the data center of its account. */
const shape = /^[\da-z]{10,64}-([a-z]{2,3}\d{1,3})$/i;
const headersFor = (apiKey: string) => ({ Authorization: `Bearer ${apiKey}` });
const urlFor = (apiKey: string, path: string): string => `https://${shape.exec(apiKey)![1]!.toLowerCase()}.api.mailchimp.com/3.0${path}`;
const memberUrl = (apiKey: string, listId: string, email: string): string =>
  urlFor(apiKey, `/lists/${encodeURIComponent(listId)}/members/${createHash('md5').update(email.toLowerCase()).digest('hex')}`);

/** Mailchimp's Marketing API 3.0. Source: https://mailchimp.com/developer/marketing/api/ */
export const mailchimp: ListProvider = {
  id: 'mailchimp',
  name: 'Mailchimp',
  help: 'https://mailchimp.com/help/about-api-keys/',
  isKey: apiKey => shape.test(apiKey),
  async readAccount(call, apiKey) {
    return String(readField(await call({ method: 'GET', url: urlFor(apiKey, '/?fields=account_name'), headers: headersFor(apiKey) }), 'account_name') ?? '');
  },
  async readLists(call, apiKey) {
    const url = urlFor(apiKey, '/lists?fields=lists.id,lists.name&count=1000');
    return readLists(readField(await call({ method: 'GET', url, headers: headersFor(apiKey) }), 'lists'));
  },
  async add(call, apiKey, listId, email) {
    // `status_if_new`: who has unsubscribed at Mailchimp stays unsubscribed.
    const body = { email_address: email, status_if_new: 'subscribed' };
    await call({ method: 'PUT', url: memberUrl(apiKey, listId, email), headers: headersFor(apiKey), body });
  },
  async remove(call, apiKey, listId, email) {
    const url = memberUrl(apiKey, listId, email);
    await unlessStatus(404, call({ method: 'PATCH', url, headers: headersFor(apiKey), body: { status: 'unsubscribed' } }));
  },
};
