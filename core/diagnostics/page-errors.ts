import type { CaughtError } from './error-queue.js';

const errorOf = (thrown: unknown): Pick<CaughtError, 'message' | 'stack'> => (thrown instanceof Error
  ? { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack }
  : { message: String(thrown) });

/** What browsers say of a script of another site that did not allow more: it contains no information. */
const isTold = ({ message, filename }: ErrorEvent): boolean => !(message.startsWith('Script error') && !filename);

/** Calls back with every uncaught error of the page, and with those of our elements, until the signal ends. */
export function onPageErrors(page: Window, callback: (error: CaughtError) => void, signal: AbortSignal): void {
  page.addEventListener('error', event => {
    if (!(event instanceof ErrorEvent) || !isTold(event)) return; // a picture that did not load is not an error of a script
    const { message, filename: file, lineno: line, colno: column, error } = event;
    callback({ ...error instanceof Error ? errorOf(error) : { message }, file, line, column });
  }, { signal });
  page.addEventListener('unhandledrejection', ({ reason }) => callback(errorOf(reason)), { signal });
  page.addEventListener('site-error', event => {
    const { tag, error } = (event as CustomEvent<{ tag?: unknown; error?: unknown }>).detail ?? {};
    const element = event.composedPath()[0];
    const settings = element instanceof Element ? Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])) : {};
    callback({ ...errorOf(error), element: String(tag ?? ''), settings });
  }, { signal });
}
