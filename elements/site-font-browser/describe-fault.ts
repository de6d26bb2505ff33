import type { FontBrowserText } from './font-browser.settings.js';

/** A message for the editor: a text of the element, or a sentence of the backend. */
export interface Problem {
  readonly text: FontBrowserText;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The backend's own sentence, which is shown after the text. */
  readonly message?: string;
}

/** Why a call has failed: the connection, or what was tried, with the message of the backend if it is for people. */
export function describeFault(error: unknown, text: FontBrowserText, values?: Problem['values']): Problem {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (['NetworkError', 'TimeoutError'].includes(name)) return { text: 'offline' };
  return { text, values, ...name === 'FontBackendError' && { message } };
}
