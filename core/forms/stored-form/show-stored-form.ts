import { paths } from '../../contract/paths.js';
import { pagePaths } from '../../contract/paths-of-pages.js';
import { adoptSheet, whenParsed } from '../../platform/page.js';
import { getDocument } from '../../platform/page-document.js';
import { request } from '../../request/request.js';
import type { Failure } from '../../request/request-result.js';
import { asJson, parseValue } from '../../settings/parse.js';
import type { Setting } from '../../settings/setting.js';
import { $site } from '../../stores/site.js';
import { createOwnNode } from '../dom/own-nodes.js';
import type { FormHost } from '../form.settings.js';
import { storedFormLightStyles } from './stored-form.light.styles.js';

const notLoaded = 'site-form-not-loaded';
/** Settings that a stored form has besides its fields. What the tag says itself stays. */
const names = ['captcha', 'captchaKey', 'successText', 'redirect', 'showSummary', 'limited', 'countStarts', 'saveByEmail'] as const;
type Name = (typeof names)[number];
/** What stored forms have set in the settings of an element. */
const set = new WeakMap<FormHost, Map<Name, unknown>>();

const baseOf = ({ values }: FormHost): string => values.endpoint || $site.get().website.baseUrl;

interface Showing {
  /** Whether the page still has no form of its own, and the same ID. */
  isWanted(): boolean;
  /** Called if the settings of the element are others now. */
  onRead(): void;
}

/** Reads the form with the ID of the tag, and sets its fields as the list of the element. */
export async function showStoredForm(host: FormHost, showing: Showing): Promise<void> {
  if (getDocument(host.element!).readyState === 'loading') await new Promise<void>(whenParsed); // the page's own form may follow
  const { signal, values: { formId } } = host;
  if (signal.aborted || !showing.isWanted()) return;
  adoptSheet(host.element!, storedFormLightStyles);
  const result = await request.get<Readonly<Record<string, unknown>>>(pagePaths.storedForm, { base: baseOf(host), query: { formId }, retries: 2, signal });
  if (signal.aborted || !showing.isWanted()) return;
  const answer = result.kind === 'success' ? result.data : null;
  if (Array.isArray(answer?.fields)) {
    host.element!.querySelector(`.${notLoaded}`)?.remove();
    if (apply(host, answer)) showing.onRead();
    return;
  }
  const { status } = result;
  host.warn(`form "${formId}" could not be loaded (status ${status}); expected a form of ${baseOf(host) || 'this site'}; ${
    host.values.fields ? 'using the fields of the page' : 'showing a link to its page'}.`);
  if (!host.values.fields) showLink(host, status);
  // A lost connection is worth another try; a refusal is final.
  const again = () => void showStoredForm(host, showing).catch(() => {});
  if (status === 0) getDocument(host.element!).defaultView?.addEventListener('online', again, { once: true, signal });
}

/** Whether anything is different now. */
function apply(host: FormHost, answer: Readonly<Record<string, unknown>>): boolean {
  const before = asJson(host.values.fields);
  const ours = set.get(host) ?? new Map<Name, unknown>();
  set.set(host, ours);
  let isChanged = before !== asJson(answer.fields);
  if (isChanged) host.set('fields', answer.fields as never);
  for (const name of names) {
    const row = host.table.settings[name] as Setting;
    const current = host.values[name];
    if (current !== (ours.get(name) ?? row.default)) continue; // the tag's own
    const value = answer[name] === undefined ? row.default : parseValue(row, answer[name]).value;
    ours.set(name, value);
    if (value === current) continue;
    host.set(name, value as never);
    isChanged = true;
  }
  return isChanged;
}

/** The form cannot be drawn: its page on the service can be opened, unless the service does not have it. */
function showLink(host: FormHost, status: Failure['status']): void {
  const element = host.element!;
  if (element.querySelector(`.${notLoaded}, [data-site-fallback]`)) return;
  const line = createOwnNode(element, 'p', notLoaded);
  line.setAttribute('role', 'alert');
  line.append(host.text(status === 404 ? 'status404' : 'notLoaded'));
  if (status !== 404) {
    const link = createOwnNode(element, 'a');
    const path = paths.plainForm.replace(':formId', encodeURIComponent(host.values.formId));
    link.href = new URL(baseOf(host).replace(/\/$/, '') + path, getDocument(element).baseURI).href;
    link.textContent = host.text('openForm');
    line.append(' ', link);
  }
  element.append(line);
}
