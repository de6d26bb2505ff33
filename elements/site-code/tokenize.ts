import highlighter from 'highlight.js/lib/core';
import { findGrammar, grammars, grammarsFor } from './grammars.js';
import { type Token, TokenEmitter } from './tokens.js';

function makeHighlighter() {
  const own = highlighter.newInstance();
  own.configure({ __emitter: TokenEmitter });
  return own;
}

const own = makeHighlighter();

/**
 * The coloured stretches of a text in a language; null where nobody knows the language. Fetches the grammars that the text
 * needs. This module is heavy: load it when it is needed.
 */
export async function tokenize(text: string, language: string): Promise<readonly Token[] | null> {
  const name = findGrammar(language);
  if (!name) return null;
  await Promise.all([...grammarsFor(name, text)].map(async each => {
    if (own.getLanguage(each)) return;
    const { default: grammar } = await grammars[each].load();
    own.registerLanguage(each, grammar);
  }));
  const { _emitter: emitter } = own.highlight(text, { language: name, ignoreIllegals: true });
  return (emitter as TokenEmitter).tokens;
}
