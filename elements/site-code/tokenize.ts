import { findGrammar, grammars, grammarsFor } from './grammars.js';
import { type Token, TokenEmitter } from './tokens.js';

/** Highlight.js is an optional peer dependency. */
async function loadHighlighter() {
  const { default: highlighter } = await import('highlight.js/lib/core');
  const own = highlighter.newInstance();
  own.configure({ __emitter: TokenEmitter });
  return own;
}

let loading: ReturnType<typeof loadHighlighter> | undefined;
/** Once for the page; after a failure the next text tries again. */
const ownHighlighter = () => loading ??= loadHighlighter().catch((error: unknown) => {
  loading = undefined;
  throw error;
});

/**
 * The colored stretches of a text in a language; null for an unknown language. Fetches the grammars that the text
 * needs. This module is heavy: load it when it is needed.
 */
export async function tokenize(text: string, language: string): Promise<readonly Token[] | null> {
  const name = findGrammar(language);
  if (!name) return null;
  const own = await ownHighlighter();
  await Promise.all([...grammarsFor(name, text)].map(async each => {
    if (own.getLanguage(each)) return;
    const { default: grammar } = await grammars[each].load();
    own.registerLanguage(each, grammar);
  }));
  const { _emitter: emitter } = own.highlight(text, { language: name, ignoreIllegals: true });
  return (emitter as TokenEmitter).tokens;
}
