/** The address that opens a slide, from that of the page; without a name, the page's own. */
export function slideLink(page: string, name: string): string {
  if (!name) return page;
  const link = new URL(page);
  link.hash = encodeURI(name);
  return link.href;
}
