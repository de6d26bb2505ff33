/** An error of the page as a browser, or an element of ours, tells of it. */
export interface PageError {
  readonly message: string;
  readonly stack?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly element?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

const errorOf = (thrown: unknown): Pick<PageError, 'message' | 'stack'> => (thrown instanceof Error
  ? { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack }
  : { message: String(thrown) });

/** What browsers say of a script of another site that did not allow more: it tells nobody anything. */
const isTold = ({ message, filename }: ErrorEvent): boolean => !(message.startsWith('Script error') && !filename);

/** Calls back with every error of the page that nobody has caught, and with those of elements of ours, until the signal ends. */
export function onPageErrors(callback: (error: PageError) => void, signal: AbortSignal): void {
  addEventListener('error', event => {
    if (!(event instanceof ErrorEvent) || !isTold(event)) return; // a picture that did not load is no error of a script
    const { message, filename: file, lineno: line, colno: column, error } = event;
    callback({ ...error instanceof Error ? errorOf(error) : { message }, file, line, column });
  }, { signal });
  addEventListener('unhandledrejection', ({ reason }) => callback(errorOf(reason)), { signal });
  addEventListener('site-error', event => {
    const { tag, error } = (event as CustomEvent<{ tag?: unknown; error?: unknown }>).detail ?? {};
    const element = event.composedPath()[0];
    const settings = element instanceof Element ? Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])) : {};
    callback({ ...errorOf(error), element: String(tag ?? ''), settings });
  }, { signal });
}
