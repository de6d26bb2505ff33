import type { LanguageFn } from 'highlight.js';

export interface Grammar {
  /** Other names of the language, separated by spaces. */
  readonly aliases?: string;
  load(): Promise<{ readonly default: LanguageFn }>;
}

/** Every language that has colors: each grammar is a file of its own, which only pages that show the language load. */
export const grammars = {
  arduino: { aliases: 'ino', load: () => import('highlight.js/lib/languages/arduino') },
  bash: { aliases: 'sh zsh', load: () => import('highlight.js/lib/languages/bash') },
  c: { aliases: 'h', load: () => import('highlight.js/lib/languages/c') },
  cpp: { aliases: 'cc c++ h++ hpp hh hxx cxx', load: () => import('highlight.js/lib/languages/cpp') },
  csharp: { aliases: 'cs c#', load: () => import('highlight.js/lib/languages/csharp') },
  css: { load: () => import('highlight.js/lib/languages/css') },
  diff: { aliases: 'patch', load: () => import('highlight.js/lib/languages/diff') },
  go: { aliases: 'golang', load: () => import('highlight.js/lib/languages/go') },
  graphql: { aliases: 'gql', load: () => import('highlight.js/lib/languages/graphql') },
  ini: { aliases: 'toml', load: () => import('highlight.js/lib/languages/ini') },
  java: { aliases: 'jsp', load: () => import('highlight.js/lib/languages/java') },
  javascript: { aliases: 'js jsx mjs cjs', load: () => import('highlight.js/lib/languages/javascript') },
  json: { aliases: 'jsonc json5', load: () => import('highlight.js/lib/languages/json') },
  kotlin: { aliases: 'kt kts', load: () => import('highlight.js/lib/languages/kotlin') },
  less: { load: () => import('highlight.js/lib/languages/less') },
  lua: { aliases: 'pluto', load: () => import('highlight.js/lib/languages/lua') },
  makefile: { aliases: 'mk mak make', load: () => import('highlight.js/lib/languages/makefile') },
  markdown: { aliases: 'md mkdown mkd', load: () => import('highlight.js/lib/languages/markdown') },
  objectivec: { aliases: 'mm objc obj-c obj-c++ objective-c++', load: () => import('highlight.js/lib/languages/objectivec') },
  perl: { aliases: 'pl pm', load: () => import('highlight.js/lib/languages/perl') },
  php: { load: () => import('highlight.js/lib/languages/php') },
  'php-template': { load: () => import('highlight.js/lib/languages/php-template') },
  python: { aliases: 'py gyp ipython', load: () => import('highlight.js/lib/languages/python') },
  'python-repl': { aliases: 'pycon', load: () => import('highlight.js/lib/languages/python-repl') },
  r: { load: () => import('highlight.js/lib/languages/r') },
  ruby: { aliases: 'rb gemspec podspec thor irb', load: () => import('highlight.js/lib/languages/ruby') },
  rust: { aliases: 'rs', load: () => import('highlight.js/lib/languages/rust') },
  scss: { load: () => import('highlight.js/lib/languages/scss') },
  shell: { aliases: 'console shellsession', load: () => import('highlight.js/lib/languages/shell') },
  sql: { load: () => import('highlight.js/lib/languages/sql') },
  swift: { load: () => import('highlight.js/lib/languages/swift') },
  typescript: { aliases: 'ts tsx mts cts', load: () => import('highlight.js/lib/languages/typescript') },
  vbnet: { aliases: 'vb', load: () => import('highlight.js/lib/languages/vbnet') },
  wasm: { load: () => import('highlight.js/lib/languages/wasm') },
  xml: { aliases: 'html xhtml rss atom xjb xsd xsl plist wsf svg', load: () => import('highlight.js/lib/languages/xml') },
  yaml: { aliases: 'yml', load: () => import('highlight.js/lib/languages/yaml') },
} satisfies Record<string, Grammar>;
export type GrammarName = keyof typeof grammars;

const names = new Map((Object.entries(grammars) as [GrammarName, Grammar][])
  .flatMap(([name, { aliases = '' }]) => [name, ...aliases.split(' ').filter(Boolean)].map(each => [each, name] as const)));

/** The grammar of a language by any of its names; undefined if it is unknown. */
export const findGrammar = (language: string): GrammarName | undefined => names.get(language);

interface Embedded { readonly name: GrammarName; readonly where?: RegExp }
const inScripts: readonly Embedded[] = [{ name: 'xml', where: /<\w|html`/ }, { name: 'css', where: /css`/ }, { name: 'graphql', where: /gql`/ }];
/** Languages that are in others, and the code that indicates it. */
const embedded: Partial<Record<GrammarName, readonly Embedded[]>> = {
  javascript: inScripts,
  typescript: inScripts,
  markdown: [{ name: 'xml', where: /<\w/ }],
  'php-template': [{ name: 'xml' }, { name: 'php' }],
  'python-repl': [{ name: 'python' }],
  shell: [{ name: 'bash' }],
  xml: [{ name: 'css', where: /<style\b/i }, { name: 'javascript', where: /<script\b/i }],
  yaml: [{ name: 'ruby', where: /<%/ }],
};

/** All grammars that some code needs: that of its language, and of what is in it. */
export function grammarsFor(name: GrammarName, code: string): ReadonlySet<GrammarName> {
  const needed = new Set([name]);
  for (const each of needed) for (const { name: inner, where } of embedded[each] ?? []) if (!where || where.test(code)) needed.add(inner);
  return needed;
}
