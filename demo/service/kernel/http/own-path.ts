import { canParseUrl } from 'site-elements/contract/can-parse-url';

const here = 'http://this.invalid';

/** Whether an address is a path on this site, such as `/shop?sale`. `//elsewhere.example` is not. */
export const isOwnPath = (path: string): boolean => path.startsWith('/') && canParseUrl(path, here) && new URL(path, here).origin === here;
