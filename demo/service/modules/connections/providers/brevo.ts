import { type ListProvider, readField, readLists, unlessStatus } from '../provider.js';

const base = 'https://api.brevo.com/v3';
const headersFor = (apiKey: string) => ({ 'api-key': apiKey });
/** As many lists as one answer has, and as many answers as are read. */
const [listsPerAnswer, mostAnswers] = [50, 20];

/** Brevo's API v3. Source: https://developers.brevo.com/reference */
export const brevo: ListProvider = {
  id: 'brevo',
  name: 'Brevo',
  help: 'https://help.brevo.com/hc/en-us/articles/209467485',
  isKey: apiKey => /^[\w-]{20,200}$/.test(apiKey),
  async readAccount(call, apiKey) {
    const account = await call({ method: 'GET', url: `${base}/account`, headers: headersFor(apiKey) });
    return String(readField(account, 'companyName') || (readField(account, 'email') ?? ''));
  },
  async readLists(call, apiKey) {
    const lists = [];
    for (let at = 0; at < mostAnswers; at++) {
      const url = `${base}/contacts/lists?limit=${listsPerAnswer}&offset=${at * listsPerAnswer}`;
      const answer = await call({ method: 'GET', url, headers: headersFor(apiKey) });
      const some = readLists(readField(answer, 'lists') ?? []); // an account without lists has no such field
      lists.push(...some);
      if (some.length < listsPerAnswer) break;
    }
    return lists;
  },
  async add(call, apiKey, listId, email) {
    const body = { email, listIds: [Number(listId)], updateEnabled: true };
    await call({ method: 'POST', url: `${base}/contacts`, headers: headersFor(apiKey), body });
  },
  async remove(call, apiKey, listId, email) {
    const url = `${base}/contacts/lists/${encodeURIComponent(listId)}/contacts/remove`;
    // 400: not in the list.
    await unlessStatus(400, call({ method: 'POST', url, headers: headersFor(apiKey), body: { emails: [email] } }));
  },
};
