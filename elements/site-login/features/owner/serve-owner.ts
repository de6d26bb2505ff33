import type { SiteContext } from '../../../../core/contract/site-context.js';
import { isAdmin, isNonViewerOwner } from '../../../../core/contract/roles.js';
import { overlays } from '../../../../core/overlay/overlay-stack.js';
import { isComposing } from '../../../../core/platform/is-composing.js';
import { pageDocument } from '../../../../core/platform/page-document.js';
import { deepActiveElement, dispatchPageEvent } from '../../../../core/platform/page.js';
import { tabChannel } from '../../../../core/platform/storage.js';
import { storedKeys, tabChannels, type StoredKey } from '../../../../core/platform/stored-keys.js';
import { anything, flag, oneOf, recordOf, type Decoder } from '../../../../core/registry/decode.js';
import { shared } from '../../../../core/registry/registry.js';
import { configUrl, noRedirectMarker, findReasonToStay } from '../../../../core/session/config-area.js';
import { escapeAction } from '../../../../core/session/escape-key.js';
import { storedValue, storeValue } from '../../../../core/session/stored-value.js';
import { $siteUser } from '../../../../core/utilities/site-user.js';

export interface OwnerPage {
  readonly context: SiteContext;
  readonly useEscapeKeyToLogin: boolean;
  readonly mayRedirect: boolean;
  readonly signal: AbortSignal;
  /** False where no form is to be seen. */
  focusForm(): boolean;
  logOut(): void;
  alertPreviewOnly(): void;
  say(isPreview: boolean): void;
}

const previewAttribute = 'data-site-preview';
const guide = '[data-site-guide]:not([hidden])';
/** Blocks that book at another service: an owner would book. spec: page-runtime-platform §6 */
const previewOnly = '[data-site-preview-only]';
const typed = 'input:not([type="button"], [type="submit"], [type="reset"], [type="image"], [type="checkbox"], '
  + '[type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Events of a page that other tabs of the same admin hear of. */
const told = ['site-preview-change', 'site-login-success', 'site-login-logout'] as const;

interface AdminMessage { readonly name: (typeof told)[number]; readonly detail: unknown }

const adminMessage: Decoder<AdminMessage> = recordOf<AdminMessage>({ name: oneOf(...told), detail: anything });

const isSet = (key: StoredKey): boolean => storedValue({ key, decode: flag }) === true;

const page = shared<{ serving: AbortSignal | null }>('owner-page@1', null, () => ({ serving: null }));

const isFramed = (): boolean => window.parent !== window;
const here = (): string => location.pathname + location.search;

/** Leaves for the editor, unless the page cancels it. */
function openConfig(context: SiteContext): void {
  const url = configUrl(context, here());
  if (dispatchPageEvent('site-config-open', { url })) location.assign(url);
}

/** What a page does for those who work on it: once, however many logins are in it. When one leaves, another takes over. */
export function serveOwner(owner: OwnerPage): void {
  if (owner.signal.aborted) return;
  if (page.serving && !page.serving.aborted) {
    page.serving.addEventListener('abort', () => serveOwner(owner), { once: true, signal: owner.signal });
    return;
  }
  page.serving = owner.signal;
  hearEscape(owner);
  guardPreviewOnly(owner);
  tellAdminTabs(owner);
  if (owner.context.isEditing && isSet(storedKeys.preview)) pageDocument.documentElement.setAttribute(previewAttribute, '');
  if (owner.mayRedirect) redirectToConfig(owner.context);
}

const isLoggedIn = ({ authenticatedAccount }: SiteContext): boolean =>
  authenticatedAccount !== null || isNonViewerOwner($siteUser.get()?.websiteRoles ?? []);

/** spec: page-runtime-platform §2 */
function redirectToConfig(context: SiteContext): void {
  if (new URLSearchParams(location.search).has(noRedirectMarker)) storeValue(storedKeys.noRedirect, true);
  const place = { hostname: location.hostname, path: here(), search: location.search, isFramed: isFramed(), isMarked: isSet(storedKeys.noRedirect) };
  if (findReasonToStay(context, place) === null) openConfig(context);
}

/** The five steps of Escape. The topmost overlay hears the key itself and closes. spec: commerce-forms-data §4 */
function hearEscape({ context, useEscapeKeyToLogin, signal, focusForm, logOut, say }: OwnerPage): void {
  pageDocument.addEventListener('keydown', event => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event;
    if (key !== 'Escape' || event.defaultPrevented || ctrlKey || altKey || metaKey || repeat || isComposing(event)) return;
    const openGuide = pageDocument.querySelector<HTMLElement>(guide);
    const action = escapeAction({
      hasShift: shiftKey,
      hasClosable: overlays.size > 0 || pageDocument.querySelector(':modal, :popover-open') !== null,
      isEditing: context.isEditing, isGuideOpen: openGuide !== null, isLoggedIn: isLoggedIn(context), useEscapeKeyToLogin,
      isTyping: deepActiveElement()?.matches(typed) ?? false,
    });
    if (action === 'leave' || action === 'close') return;
    event.preventDefault();
    if (action === 'logout') return logOut();
    if (action === 'close-guide') {
      if (dispatchPageEvent('site-guide-close', null)) openGuide!.hidden = true;
      return;
    }
    if (action === 'toggle-preview') return togglePreview(say);
    if (action === 'login' && focusForm()) return;
    openConfig(context);
  }, { signal });
}

function togglePreview(say: OwnerPage['say']): void {
  const root = pageDocument.documentElement;
  const isPreview = !root.hasAttribute(previewAttribute);
  if (!dispatchPageEvent('site-preview-change', { isPreview })) return;
  root.toggleAttribute(previewAttribute, isPreview);
  storeValue(storedKeys.preview, isPreview ? true : null);
  say(isPreview);
}

function guardPreviewOnly({ context, signal, alertPreviewOnly }: OwnerPage): void {
  pageDocument.addEventListener('click', event => {
    if (!isLoggedIn(context) || !event.composedPath().some(node => node instanceof Element && node.matches(previewOnly))) return;
    event.preventDefault();
    event.stopPropagation();
    alertPreviewOnly();
  }, { capture: true, signal });
}

/** Tabs of an admin hear of each other; an editor hears of the page in its frame. spec: page-runtime-platform §6 */
function tellAdminTabs({ context, signal }: OwnerPage): void {
  const roles = [...context.websiteRoles, ...$siteUser.get()?.websiteRoles ?? []];
  const holdsAdmin = isAdmin({ websiteRoles: roles, accessPermissions: context.accessPermissions });
  if (!holdsAdmin && !(context.isEditing && isFramed())) return;
  const send = holdsAdmin
    ? tabChannel(tabChannels.admin, adminMessage, message => { if (!signal.aborted) dispatchPageEvent('site-admin-message', message); })
    : () => {};
  for (const name of told) {
    pageDocument.addEventListener(name, event => {
      const detail: unknown = (event as CustomEvent).detail;
      send({ name, detail });
      if (context.isEditing && isFramed()) tellEditor(name, detail);
    }, { signal });
  }
}

function tellEditor(name: string, detail: unknown): void {
  try {
    window.parent.document.documentElement.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  } catch { /* an editor at another origin hears nothing */ }
}
