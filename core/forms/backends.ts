import type { Sender } from './submission-sender.js';

const elsewhere = (encoding: 'form' | 'json') => async (form: HTMLFormElement, action: string): Promise<Sender> => {
  try {
    const { ElsewhereSender } = await import('./backends/elsewhere-sender.js');
    return new ElsewhereSender(action, encoding);
  } catch {
    return plainly(form);
  }
};

/** What sends a form is fetched when it is pressed; where that fails, the browser still knows how to post. */
const plainly = (form: HTMLFormElement): Sender => ({
  send() {
    HTMLFormElement.prototype.submit.call(form); // a field named `submit` hides the form's own
    return new Promise(() => {}); // the page goes
  },
});

/** Who may take a form besides the site's own service. */
export const backends: Readonly<Record<'form' | 'json', ReturnType<typeof elsewhere>>> = {
  form: elsewhere('form'),
  json: elsewhere('json'),
};

/** The address a form posts to by itself; null for one that does not post, or not over http. */
export function actionOf(form: HTMLFormElement): string | null {
  if (form.getAttribute('method')?.toLowerCase() !== 'post') return null;
  const { protocol, href } = new URL(form.getAttribute('action') ?? '', form.ownerDocument.baseURI);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
