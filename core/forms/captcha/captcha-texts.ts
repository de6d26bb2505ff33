import { $site } from '../../stores/site.js';
import { fill } from '../../text/fill.js';

/**
 * What a captcha says. Apart from the form's own texts, because only forms with a captcha load them; a site's own words
 * for them stand in its context as those do, under `texts["site-form"]`; under another element's name for it alone.
 */
export const captchaTexts = {
  captcha: 'Complete CAPTCHA before submitting.', // spec: page-runtime-platform §5; as the service says it
  captchaShow: 'Show {name}',
  captchaNotice: '{name} comes from {host}, which will see your internet address.',
  captchaAlways: 'Always show captchas from {host}',
  captchaLoading: 'Loading {name}…',
  captchaMissing: '{name} could not be loaded.',
  captchaRetry: 'Try again',
  captchaRobot: 'I am not a robot',
  captchaVerifying: 'Verifying…',
  captchaVerified: 'Verified',
  captchaUnverified: 'The check did not succeed. Tick the box to try again.',
} as const;

export type CaptchaTextKey = keyof typeof captchaTexts;
export type CaptchaText = (key: CaptchaTextKey, values?: Record<string, string>) => string;

/** Texts of the element with this tag, in the site's words, `{places}` filled. */
export const captchaText = (tag: string): CaptchaText => (key, values) => {
  const { texts } = $site.get();
  return fill(texts[tag]?.[key] ?? texts['site-form']?.[key] ?? captchaTexts[key], values);
};
