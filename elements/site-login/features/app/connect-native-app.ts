import { pageDocument } from '../../../../core/platform/page-document.js';
import { newId } from '../../../../core/platform/page.js';
import { shared } from '../../../../core/registry/registry.js';
import { NativeBridge } from '../../../../core/session/native-bridge.js';
import { nativeChannel } from '../../../../core/session/native-channel.js';

interface Answer { readonly id: string; readonly error?: string; readonly value?: unknown }
interface Call { readonly handler: string; readonly payload?: unknown }

export interface AppPage {
  readonly signal: AbortSignal;
  logOut(): void;
}

const page = shared<{ bridge: NativeBridge | null; serving: AbortSignal | null }>('native-bridge@1', null, () => ({ bridge: null, serving: null }));

/** One for the page: a response of the app finds its request, from any caller. */
export const pageBridge = (): NativeBridge => page.bridge ??= new NativeBridge(nativeChannel(window as never), newId);

const detailOf = <T>(event: Event): T => (event as CustomEvent<T | null>).detail ?? {} as T;

/** Hears what the app around the page answers and asks: once, however many logins are in it. spec: media-layout §4 */
export function connectNativeApp({ signal, logOut }: AppPage): void {
  if (signal.aborted || (page.serving && !page.serving.aborted)) return;
  page.serving = signal;
  const bridge = pageBridge();
  bridge.handle('logout', logOut, signal);
  pageDocument.addEventListener('site-native-answer', event => {
    const { id, ...answer } = detailOf<Answer>(event);
    bridge.settle(id, answer);
  }, { signal });
  pageDocument.addEventListener('site-native-call', event => {
    const { handler, payload } = detailOf<Call>(event);
    bridge.call(handler, payload);
  }, { signal });
}
