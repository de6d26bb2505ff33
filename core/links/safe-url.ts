/** Protocols a link or a resource may use; all others are refused. Source: page-runtime-platform §5. */
const allowed = new Set(['http:', 'https:', 'ftp:', 'mailto:', 'tel:', 'sms:']);

/**
 * Returns the address when it is safe to put on a page, else null. Relative addresses, queries and anchors pass.
 * Control characters and white space that browsers drop while reading a protocol are dropped first,
 * so `java\nscript:` is seen for what it is.
 */
export function safeUrl(address: string): string | null {
  // eslint-disable-next-line no-control-regex -- browsers strip exactly these before they read the protocol
  const text = address.trim().replace(/[\u0000-\u001f\u007f]/g, '');
  const protocol = /^([a-z][a-z0-9+.-]*:)/i.exec(text)?.[1]?.toLowerCase();
  return !protocol || allowed.has(protocol) ? text : null;
}
