import { randomBytes } from 'node:crypto';

/**
 * The password to show in the terminal: where none is set, one is chosen for this run, so that the owner's pages can be used
 * and not only looked at. A restart of `--watch` keeps it. Empty for a password of the developer's own.
 */
export function choosePassword(environment: NodeJS.ProcessEnv): string {
  if (!environment.OWNER_PASSWORD && !environment.OWNER_PASSWORD_HASH) {
    environment.OWNER_PASSWORD = environment.DEMO_PASSWORD = randomBytes(6).toString('hex');
  }
  return environment.OWNER_PASSWORD === environment.DEMO_PASSWORD ? environment.DEMO_PASSWORD ?? '' : '';
}
