/** The script that counts, of a site at Disqus; null where the shortname cannot be one. */
export const countScript = (shortname: string): string | null =>
  /^[a-z\d][a-z\d-]{1,59}$/i.test(shortname) ? `https://${shortname.toLowerCase()}.disqus.com/count.js` : null;

/** The address under which Disqus knows the thread that a link leads to. */
export function getThreadUrl(href: string): string {
  const thread = new URL(href);
  thread.hash = '';
  return thread.href;
}

/** Where a link to comments leads on a site with Disqus, whatever place on the page it named. spec: page-runtime-platform §2 */
export const getThreadLink = (href: string): string => `${getThreadUrl(href)}#disqus_thread`;
