import type { Rate } from '../limits/rate-limit.js';

export interface OwnerOptions {
  /** Required to log in to the owner's pages. Without it and without `passwordHash`, no login is possible. */
  password?: string;
  /** A hash of the password, so that the password itself is stored nowhere: see hash-password.ts. */
  passwordHash?: string;
  /** Together with the password, the owner's account, for requests that change the site. */
  email?: string;
  /** Demo only: without a password, a browser on this machine can view the owner's pages. Never use it for a service that others can reach. */
  isOpenHere?: boolean;
  /** Receives requested login links; the console by default. */
  writeLink?(line: string): void;
  /** Tests only: number of wrong passwords per network. */
  failures?: Rate;
}
