import { readAccountSession } from '../session/account-session.js';
import { shared } from '../registry/registry.js';

/** Where storage refuses, a login lasts as long as the page. Created on first use: modules have no side effects on import. */
const page = () => shared<{ token: string | null }>('xsrf-token@1', null, () => ({ token: null }));

/** The token that a login's answer brought; every later request to the site carries it. spec: page-runtime-platform §7 */
export const readXsrfToken = (): string | null => page().token ?? readAccountSession()?.xsrfToken ?? null;

export const keepXsrfToken = (token: string | null): void => { page().token = token; };
