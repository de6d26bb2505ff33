import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { type Connection, connectionLimits, type ConnectionsAnswer, type MailingListsAnswer } from 'site-elements/contract/connections';
import { paths } from 'site-elements/contract/paths';
import { checkShape } from '../../kernel/http/check-shape.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { wantsHtml } from '../../kernel/http/wants-html.js';
import type { MailQueue } from '../../kernel/mail/mail-queue.js';
import type { PublicQueries } from '../../kernel/module.js';
import { csrfToken } from '../../kernel/owner/owner-frame.js';
import { refusedKey } from './connection-sender.js';
import type { ConnectionStore } from './connection-store.js';
import type { StoredConnection } from './connections.schema.js';
import { showConnections } from './owner/connections-page.js';
import { type ListProvider, ProviderError } from './provider.js';
import { findListProvider, listProviders } from './providers/list-providers.js';
import { ownerText } from './texts.js';

/** The automation tool, and the ID of its endpoint: any tool that receives webhooks. */
const automation = 'webhook';
/** How long a change waits for the first answer of an automation tool. */
const firstAnswerMs = 5000;

const credential = v.pipe(v.string(), v.trim(), v.maxLength(connectionLimits.credential));
const connectSchema = v.strictObject({ credential });
const settingsSchema = v.strictObject({ list: v.pipe(v.string(), v.maxLength(connectionLimits.list)), doubleOptIn: v.boolean() });

interface Targets {
  readonly store: ConnectionStore;
  readonly webhooks: PublicQueries['webhooks'];
  readonly mailQueue: MailQueue;
  readonly elementsPath?: string;
}

const describeProblem = (name: string, problem: string): string =>
  (problem === refusedKey ? ownerText('connectionKeyRefused', { provider: name }) : problem && ownerText('connectionProblem', { detail: problem }));

const describeList = ({ id, name, help }: ListProvider, stored: StoredConnection | undefined): Connection => ({
  provider: id, name, kind: 'mailing-list', help,
  state: stored ? (stored.listId === null ? 'awaiting' : 'connected') : 'disconnected',
  account: stored?.account ?? '',
  list: stored?.listId ? { id: stored.listId, name: stored.listName ?? stored.listId } : null,
  doubleOptIn: stored?.doubleOptIn ?? true,
  problem: describeProblem(name, stored?.problem ?? ''),
});

/** The owner's connections: as JSON for `<site-connections>`, and as a page of plain forms. */
export function addConnectionRoutes(app: Hono, { store, webhooks, mailQueue, elementsPath }: Targets): void {
  const describeTool = async (): Promise<Connection> => {
    const endpoint = await webhooks.findEndpoint(automation);
    return {
      provider: automation, name: ownerText('connectionTool'), kind: 'automation', help: '', list: null, doubleOptIn: false,
      state: !endpoint?.isOn ? 'disconnected' : endpoint.hasReceived ? 'connected' : 'awaiting',
      account: endpoint?.url ?? '',
      problem: describeProblem('', endpoint?.problem ?? ''),
    };
  };
  const readAll = async (): Promise<Connection[]> => {
    const stored = await store.all();
    return [...listProviders.map(provider => describeList(provider, stored.get(provider.id))), await describeTool()];
  };

  const answer = async (context: Context): Promise<Response> => {
    const connections = await readAll();
    if (!wantsHtml(context)) return context.json<ConnectionsAnswer>({ connections, csrf: csrfToken(context) });
    return context.req.method === 'GET' ? showConnections(context, { connections, store, elementsPath }) : context.redirect(paths.ownerConnections, 303);
  };
  /** What is wrong with a request: on the page above its forms, otherwise as an error. */
  const refuse = async (context: Context, error: string): Promise<Response> => {
    if (!wantsHtml(context)) throw new HttpError(400, { error });
    return showConnections(context, { connections: await readAll(), store, elementsPath, error });
  };

  const providerOf = (context: Context): ListProvider => {
    const provider = findListProvider(context.req.param('provider') ?? '');
    if (!provider) throw new HttpError(404, { error: 'There is no such provider.' });
    return provider;
  };
  const isAutomation = (context: Context): boolean => context.req.param('provider') === automation;

  /** A request to the provider. Its failures are messages for people. */
  const ask = async <Result>({ name }: ListProvider, request: Promise<Result>): Promise<Result | { readonly error: string }> => {
    try {
      return await request;
    } catch (error) {
      const isRefused = error instanceof ProviderError && error.isRefusedKey;
      return { error: isRefused ? ownerText('connectionKeyRefused', { provider: name }) : ownerText('connectionFailed') };
    }
  };
  const isError = (result: unknown): result is { readonly error: string } => typeof result === 'object' && result !== null && 'error' in result;

  const readBody = async <Output>(context: Context, schema: v.GenericSchema<unknown, Output>, fromForm: (values: ReadonlyMap<string, string[]>) => unknown) => {
    const body = await parseBody(context.req.raw);
    return checkShape(schema, body.kind === 'json' ? body.value : fromForm(body.values));
  };
  /** The tool has answered the test event, or takes too long for the owner, who waits. */
  const waitForTool = () => new Promise<void>(resolve => {
    const timer = setTimeout(resolve, firstAnswerMs);
    void mailQueue.settled().finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });

  app.get(paths.ownerConnections, context => answer(context));

  app.get(paths.ownerConnectionLists, async context => {
    const provider = providerOf(context);
    const lists = await ask(provider, store.readLists(provider));
    if (isError(lists)) throw new HttpError(503, { error: lists.error });
    return context.json<MailingListsAnswer>({ lists: lists ?? [] });
  });

  app.post(paths.ownerConnection, async context => {
    const { credential: text } = await readBody(context, connectSchema, values => ({ credential: values.get('credential')?.[0] }));
    if (isAutomation(context)) {
      if (!await webhooks.connectEndpoint(automation, text)) return refuse(context, ownerText('connectionUrlWrong'));
      await waitForTool();
      return answer(context);
    }
    const provider = providerOf(context);
    if (!provider.isKey(text)) return refuse(context, ownerText('connectionKeyWrong', { provider: provider.name }));
    const result = await ask(provider, store.connect(provider, text));
    return isError(result) ? refuse(context, result.error) : answer(context);
  });

  app.post(paths.ownerConnectionSettings, async context => {
    const provider = providerOf(context);
    const settings = await readBody(context, settingsSchema, values => ({
      list: values.get('list')?.[0] ?? '', doubleOptIn: values.get('doubleOptIn')?.[0] === 'yes',
    }));
    const isSaved = await ask(provider, store.save(provider, settings));
    if (isError(isSaved)) return refuse(context, isSaved.error);
    return isSaved ? answer(context) : refuse(context, ownerText('connectionListMissing'));
  });

  app.post(paths.ownerConnectionTest, async context => {
    if (!isAutomation(context)) throw new HttpError(404, { error: 'There is no such provider.' });
    await webhooks.sendTest(automation);
    await waitForTool();
    return answer(context);
  });

  app.post(paths.ownerDisconnect, async context => {
    if (isAutomation(context)) await webhooks.removeEndpoint(automation);
    else await store.disconnect(providerOf(context).id);
    return answer(context);
  });
}
