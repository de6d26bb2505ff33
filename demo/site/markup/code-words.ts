export type WordKind = 'comment' | 'tag' | 'string' | 'attribute';

/** A stretch of source, and what it is where that is worth a color. */
export interface CodeWord {
  readonly text: string;
  readonly kind: WordKind | null;
}

const token = /(<!--[\s\S]*?-->)|(<\/?)([a-z][\w-]*)|("[^"]*")|([\w:-]+)(?==["'{])|(\/?>)/gi;

/** Source as words of HTML. */
export function codeWords(source: string): CodeWord[] {
  const words: CodeWord[] = [];
  const add = (text: string, kind: WordKind | null = null) => { if (text) words.push({ text, kind }); };
  let end = 0;
  for (const match of source.matchAll(token)) {
    const [whole, comment, bracket, tag, string, attribute] = match;
    add(source.slice(end, match.index));
    if (tag) {
      add(bracket!);
      add(tag, 'tag');
    } else {
      add(whole, comment ? 'comment' : string ? 'string' : attribute ? 'attribute' : null);
    }
    end = match.index + whole.length;
  }
  add(source.slice(end));
  return words;
}
