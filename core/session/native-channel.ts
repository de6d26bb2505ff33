import { writeJson } from '../registry/write-json.js';

/** The one message a page sends to the app around it. */
export interface NativeRequest { readonly id: string; readonly handler: string; readonly payload: unknown }

/** How a page reaches the app it is shown in; null without one. */
export interface NativeChannel {
  readonly platform: 'ios' | 'android';
  post(message: NativeRequest): void;
}

type AppWindow = {
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, { postMessage(message: unknown): void } | undefined>> };
  readonly [name: string]: unknown;
};

const channelName = 'siteNative';

/** The app's own channel: what iOS gives a page, or what Android does. */
export function nativeChannel(page: AppWindow): NativeChannel | null {
  const ios = page.webkit?.messageHandlers?.[channelName];
  if (ios) return { platform: 'ios', post: message => ios.postMessage(message) };
  const android = page[channelName] as { postMessage?(text: string): void } | undefined;
  return android?.postMessage ? { platform: 'android', post: message => android.postMessage!(writeJson(message)) } : null;
}

/** A page in the app, by the app's channel, or by its address without a channel. spec: media-layout §2 */
export const isNativeAppView = (channel: NativeChannel | null, search: string): boolean =>
  channel !== null || new URLSearchParams(search).get('platform') === 'mobile-app';
