/** What is known of a captcha that a visitor has answered. */
export interface CaptchaAnswer {
  /** The `captchaKey` of the submission. */
  response: string;
  /** The visitor's address, for providers that want it. */
  address: string;
}

export interface CaptchaVerdict {
  isPassed: boolean;
  /** Set where we ourselves have to see that an answer is not used twice. */
  usedOnce?: { challenge: string; expiresAt: Date };
}

/** One kind of captcha on the side of the service. `verify` throws when its provider cannot be asked. */
export interface Captcha {
  verify(answer: CaptchaAnswer): Promise<CaptchaVerdict>;
}

export interface CaptchaSettings {
  secret: string;
  /** Where the provider is asked; by default its public address. */
  verifyUrl?: string;
  /** Shows the captcha on a page of the service, for a form that was posted plainly. */
  siteKey?: string;
}
