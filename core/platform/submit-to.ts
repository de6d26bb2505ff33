import { pageDocument } from './page-document.js';
/** Leaves the page for an address, by a form that is made for it: what a button of a form in the page would do. */
export function submitTo({
  url,
  method,
  fields,
}: {
  readonly url: string;
  readonly method: 'post' | 'get';
  readonly fields: Readonly<Record<string, string>>;
}): void {
  if (method === 'get' && Object.keys(fields).length === 0) return location.assign(url); // a form would drop its query
  const form = pageDocument.createElement('form');
  form.method = method;
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = pageDocument.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  pageDocument.body.append(form);
  form.submit();
}
