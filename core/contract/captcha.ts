/** Answer of `paths.captchaChallenge`: a puzzle in the public ALTCHA format, version 1. */
export interface CaptchaChallenge {
  algorithm: 'SHA-256';
  /** Hex digest of the salt followed by the number that is to be found. */
  challenge: string;
  /** The number is between 0 and this one. */
  maxnumber: number;
  /** Carries its moment of expiry: `…?expires=<seconds since 1970>`. */
  salt: string;
  signature: string;
}

/** A solved puzzle. As base64 of its JSON it is the `captchaKey` of a submission. */
export interface CaptchaSolution extends Omit<CaptchaChallenge, 'maxnumber'> {
  number: number;
  /** Milliseconds it took. */
  took?: number;
}
