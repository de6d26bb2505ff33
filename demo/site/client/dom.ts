import { codeWords } from '../markup/code-words.js';

/** The data block with this attribute inside a part of the page. */
export const readData = <Data>(root: ParentNode, attribute: string): Data =>
  JSON.parse(root.querySelector(`script[${attribute}]`)!.textContent!) as Data;

/** Writes source into a `<code>` as the server does: the same words, the same classes. */
export function showCode(code: Element, source: string): void {
  code.replaceChildren(...codeWords(source).map(({ text, kind }) => {
    if (kind === null) return text;
    const word = document.createElement(kind === 'tag' ? 'b' : 'i');
    word.className = `code-${kind}`;
    word.textContent = text;
    return word;
  }));
}
