import { getDocument } from '../../platform/page-document.js';
import { pageClock } from '../../platform/timing.js';
import { loadScript } from '../../platform/load-script.js';
import { HostedBox } from './CaptchaBoxes.js';
import type { CaptchaProvider, CaptchaStart, CaptchaWidget } from './captcha-provider.js';

/** What the scripts of the big captchas have in common. */
interface HostedApi {
  render(node: HTMLElement, options: Record<string, unknown>): unknown;
  reset(id: unknown): void;
  remove?(id: unknown): void;
}

/** A third-party captcha: its script defines a global that renders. */
export interface HostedCaptcha extends Pick<CaptchaProvider, 'title' | 'fieldName'> {
  readonly notSetUp: string;
  /** What the rejection says when the document has gone before the captcha came. */
  readonly destroyed: string;
  /** Name of the global. */
  readonly global: string;
  scriptOf(language: string): string;
  /** Options of its `render` beside those that all receive. */
  options?(language: string): Record<string, unknown>;
}

const narrowPx = 320; // spec: page-runtime-platform §4, captcha

/** The size of a hosted captcha in a container of a width. */
export const captchaSize = (widthPx: number): 'compact' | 'normal' => (widthPx < narrowPx ? 'compact' : 'normal');

/** Some scripts finish only a while after they have loaded. */
const pollMs = 50;
const patienceMs = 10_000;

async function readyApi(name: string): Promise<HostedApi> {
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    const api = (globalThis as Record<string, unknown>)[name] as Partial<HostedApi> | undefined;
    if (typeof api?.render === 'function') return api as HostedApi;
    if (waitedMs >= patienceMs) throw new Error(`"${name}" of the captcha's script is not there`);
    await new Promise<void>(resolve => { pageClock.after(pollMs, resolve); });
  }
}

/** Which nodes hold a captcha: none is rendered twice into the same. spec: page-runtime-platform §4 */
const rendered = new WeakMap<HTMLElement, CaptchaWidget>();

function render(api: HostedApi, start: CaptchaStart, more: Record<string, unknown> = {}): CaptchaWidget {
  const { node, siteKey, widthPx, solved, expired, failed } = start;
  const known = rendered.get(node);
  if (known) return known;
  try {
    const id = api.render(node, {
      sitekey: siteKey,
      size: captchaSize(widthPx),
      callback: solved,
      'expired-callback': expired,
      'error-callback': (code: unknown) => failed(new Error(`error ${String(code)}`)),
      ...more,
    });
    const widget: CaptchaWidget = {
      reset: () => api.reset(id),
      remove() {
        api.remove?.(id);
        node.remove();
      },
    };
    rendered.set(node, widget);
    return widget;
  } catch (error) {
    console.error('Error rendering captcha into node', node, error); // spec: page-runtime-platform §8
    throw error;
  }
}

/** Completes the record of a hosted captcha. Its script is loaded only by `start`. */
export function hostedCaptcha(hosted: HostedCaptcha): CaptchaProvider {
  const { title, fieldName, notSetUp, destroyed, global, scriptOf, options } = hosted;
  return {
    title, fieldName, notSetUp,
    host: new URL(scriptOf('en')).host,
    solvesAlone: false,
    Box: HostedBox,
    async start(start) {
      const { node, siteKey, language } = start;
      if (!siteKey) throw new Error(notSetUp);
      await loadScript(scriptOf(language));
      const api = await readyApi(global);
      if (!node.isConnected || !getDocument(node).defaultView) throw new Error(destroyed);
      return render(api, start, options?.(language));
    },
  };
}
