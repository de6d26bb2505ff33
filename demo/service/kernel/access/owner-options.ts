import type { Rate } from '../limits/rate-limit.js';

export interface OwnerOptions {
  /** Asked for before submissions are shown. Without it and without a hash of it they are shown to nobody. */
  password?: string;
  /** The same as a hash, so that the password itself stands nowhere: see hash-password.ts. */
  passwordHash?: string;
  /** With the password, the owner's account: for calls that change the site. */
  email?: string;
  /** Demo only: without a password, a browser on this machine may look. For nothing that others can reach. */
  isOpenHere?: boolean;
  /** Where a login link is written that was asked for: the console by default, which the owner of the machine reads. */
  writeLink?(line: string): void;
  /** Tests only: how many wrong passwords are taken from one network. */
  failures?: Rate;
}
