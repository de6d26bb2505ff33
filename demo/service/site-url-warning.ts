import type { ServiceOptions } from './create-service.js';

const ownMachine = new Set(['', 'localhost', '127.0.0.1', '::1', '[::1]']);

interface Start {
  /** HOST: which addresses the service listens at. */
  readonly host?: string;
  /** On its own machine, a demo needs no address. */
  readonly isDemo?: boolean;
}

/** What the console says at the start where SITE_URL is missing and matters; null where it does not. */
export function siteUrlWarning(
  { siteUrl, providers = [] }: Pick<ServiceOptions, 'siteUrl' | 'providers'>,
  { host = '', isDemo = false }: Start = {},
): string | null {
  if (siteUrl !== undefined) return null;
  const takesMoney = providers.some(({ name, isDemo: takesNothing }) => !takesNothing && name !== 'link');
  if (isDemo && !takesMoney && ownMachine.has(host)) return null;
  return (
    'SITE_URL is not set. Links in emails (orders, receipts of refunds, newsletter, submissions) '
    + 'and the page that a payment provider returns to would use the host '
    + 'that a request names, which strangers can choose. Login links for the owner are written without a host. '
    + 'Set SITE_URL to the address of your site, such as https://pots.example.'
  );
}
