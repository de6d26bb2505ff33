/** The kinds of code that have a color of their own. */
export type TokenKind = 'comment' | 'keyword' | 'string' | 'number' | 'title' | 'attribute' | 'type' | 'meta' | 'addition' | 'deletion';

export interface Token { readonly kind: TokenKind; readonly start: number; readonly end: number }

/** Names of the highlighter by kind: of a compound name such as `title.function` the first part counts. */
const namesOf: Record<TokenKind, string> = {
  comment: 'comment quote doctag',
  keyword: 'keyword selector-tag selector-pseudo operator',
  string: 'string regexp char subst link',
  number: 'number literal symbol bullet',
  title: 'title section name selector-id selector-class',
  attribute: 'attr attribute variable template-variable property params selector-attr',
  type: 'type built_in class',
  meta: 'meta template-tag',
  addition: 'addition',
  deletion: 'deletion',
};
const kinds = new Map(Object.entries(namesOf).flatMap(([kind, names]) => names.split(' ').map(name => [name, kind as TokenKind] as const)));
/** Every kind, in an order that a style sheet may follow. */
export const tokenKinds = Object.keys(namesOf) as TokenKind[];

const kindOf = (scope: string): TokenKind | undefined => kinds.get(scope.split('.')[0]!);

interface Stretch { readonly kind: TokenKind | undefined; readonly length: number }

/** The receiver of the highlighter's results: the colored stretches of the text; what is deeper goes before what is around it. */
export class TokenEmitter {
  readonly #stretches: Stretch[] = [];
  /** What the text is in, from outside to inside: a substitution in a string is code again. */
  readonly #scopes: (TokenKind | undefined)[] = [];

  startScope(scope: string): void { this.#scopes.push(kindOf(scope) ?? this.#around); }
  endScope(): void { this.#scopes.pop(); }
  /** Names of the same that the highlighter's core uses. */
  openNode(scope: string): void { this.startScope(scope); }
  closeNode(): void { this.endScope(); }
  addText(text: string): void { this.#stretches.push({ kind: this.#around, length: text.length }); }

  __addSublanguage(inner: TokenEmitter): void {
    for (const { kind = this.#around, length } of inner.#stretches) this.#stretches.push({ kind, length });
  }

  finalize(): void { /* nothing is left open that counts */ }
  /** Not used: the text is not written again. */
  toHTML(): string { return ''; }

  get tokens(): readonly Token[] {
    const tokens: Token[] = [];
    let at = 0;
    for (const { kind, length } of this.#stretches) {
      const [start, last] = [at, tokens.at(-1)];
      at += length;
      if (!kind || length === 0) continue;
      if (last?.kind === kind && last.end === start) tokens[tokens.length - 1] = { ...last, end: at };
      else tokens.push({ kind, start, end: at });
    }
    return tokens;
  }

  get #around(): TokenKind | undefined { return this.#scopes.at(-1); }
}
