import type { View } from '../../element/frame.js';
import type { CaptchaText } from './captcha-texts.js';

/**
 * `waiting`: the visitor has not reached the end of the form. `asking`: another host would be asked, and may not yet.
 * `loading`: it is loading, or needs no action. `open`: the visitor is to solve it.
 */
export type CaptchaPhase = 'waiting' | 'asking' | 'loading' | 'open' | 'solved' | 'failed';

/** What a captcha says while it is in the form. */
export interface CaptchaCalls {
  solved(token: string): void;
  /** The token is too old to be sent. */
  expired(): void;
  failed(error: unknown): void;
}

export interface CaptchaStart extends CaptchaCalls {
  /** An empty node for the captcha alone. */
  readonly node: HTMLElement;
  /** The width there is for it. */
  readonly widthPx: number;
  readonly siteKey: string;
  /** BCP 47. */
  readonly language: string;
  /** Where the site answers. */
  readonly base: string;
}

/** A captcha in the form. */
export interface CaptchaWidget {
  /** Asks the visitor again, or solves the next challenge. */
  reset(): void;
  remove(): void;
}

/** What the visitor sees of a captcha besides its own widget is drawn from this. */
export interface CaptchaBoxProps {
  readonly phase: CaptchaPhase;
  readonly text: CaptchaText;
  /** As visitors know it. */
  readonly name: string;
  /** The host that receives the request; empty if it is the site's own. */
  readonly host: string;
  /** Text of a button that opens the cookie settings; empty without one. */
  readonly settings: string;
}

/** A kind of captcha. A new one is one file with such a record and one line in `providers.ts`. */
export interface CaptchaProvider {
  /** As visitors know it. */
  readonly title: string;
  /** Who would be asked for it; null where it is the site's own. */
  readonly host: string | null;
  /** Name under which forms that are posted to others carry the token. */
  readonly fieldName: string;
  /** Message for a missing site key; null if the provider needs no key. */
  readonly notSetUp: string | null;
  /** Whether it is solved without the visitor. */
  readonly solvesAlone: boolean;
  /** A click on what carries `data-captcha-ask` is the visitor's wish for the captcha, or for another try. */
  readonly Box: View<CaptchaBoxProps>;
  /** Puts it into its node. Rejects when it cannot come. */
  start(start: CaptchaStart): Promise<CaptchaWidget>;
}

/** The site key of a hosted captcha: the form's own, else that of the site context. spec: page-runtime-platform §3 */
export function getSiteKey(ownKey: string, context: Readonly<Record<string, unknown>>): string {
  const settings = context.captchaSettings as { siteKey?: unknown } | null | undefined;
  return ownKey || (typeof settings?.siteKey === 'string' ? settings.siteKey : '');
}
