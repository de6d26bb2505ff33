/**
 * What a captcha says. Apart from the form's own texts, because only forms with a captcha load them.
 */
export const captchaTexts = {
  captcha: 'Complete CAPTCHA before submitting.', // spec: page-runtime-platform §5; as the service says it
  captchaShow: 'Show {name}',
  captchaNotice: '{name} loads from {host}, which will receive your IP address.',
  captchaAlways: 'Always show captchas from {host}',
  captchaLoading: 'Loading {name}…',
  captchaMissing: '{name} could not be loaded.',
  captchaRetry: 'Try again',
  captchaRobot: 'I am not a robot',
  captchaVerifying: 'Verifying…',
  captchaVerified: 'Verified',
  captchaUnverified: 'Verification failed. Check the box to try again.',
} as const;

export type CaptchaTextKey = keyof typeof captchaTexts;
export type CaptchaText = (key: CaptchaTextKey, values?: Record<string, string>) => string;
