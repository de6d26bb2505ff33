/** A new element at the end of the page, for what belongs to no element of the author's. */
export function hostOnPage(): HTMLElement {
  const host = document.createElement('div');
  document.body.append(host);
  return host;
}
