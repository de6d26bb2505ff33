const thisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Where a call that must not be read on its way goes: the site's https domain, from whatever host shows the page.
 * Empty, which is the page's own origin, where the page is shown by that domain over https already. A site on this
 * machine keeps its protocol. spec: commerce-forms-data §7
 */
export function secureBase(base: string, pageOrigin: string): string {
  if (!URL.canParse(base || pageOrigin)) return base;
  const url = new URL(base || pageOrigin);
  if (url.protocol === 'http:' && !thisMachine.test(url.hostname)) url.protocol = 'https:';
  if (url.origin === pageOrigin && url.pathname === '/') return '';
  return url.origin + url.pathname.replace(/\/$/, '');
}
