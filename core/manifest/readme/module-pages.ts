import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { publicEntries } from '../products/public-entries.js';

/** Entries that have a page of their own; docs/frameworks.md describes `near`, `server` and `define`. */
export const documentedModules = ['motion', 'image', 'utilities', 'stores', 'color', 'text', 'tokens', 'links', 'platform'];

const heading = '<!-- Written by `npm run readme`. -->';
/** The source of a fact is not shown here. */
const withoutSources = (text: string): string => text.replace(/\s*(?:Source|spec): [^\n]*$/gim, '').trim();
const textOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string => withoutSources(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

/** The comment that begins a module: what it is for, with an example. */
function introductionOf(source: string): string {
  const [, comment = ''] = /^\/\*\*([^]*?)\*\//.exec(source) ?? [];
  return comment.split('\n').map(line => line.replace(/^ \* ?/, '')).join('\n').trim();
}

/** With `import` types shortened to their names, and a name for options that a function takes apart. */
const short = (text: string): string => text.replace(/import\("[^"]+"\)\./g, '').replace(/\{[\w\s,.:]*\}(?=\??: [A-Z])/g, 'options');
const code = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``;
/** The largest number of names in a record whose types are listed too. */
const fewNames = 2;

/** What a name is: the call of a function or class, the names in a record, the type of anything else. */
function signatureOf(name: string, symbol: ts.Symbol, checker: ts.TypeChecker, at: ts.Node): string {
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  if (symbol.flags & ts.SymbolFlags.Class) {
    const [made] = type.getConstructSignatures();
    return code(short(`new ${name}${made ? checker.signatureToString(made, at) : '()'}`).replace(/: \w+(?:<[^>]*>)?$/, ''));
  }
  const calls = type.getCallSignatures();
  if (calls.length > 0) return code(calls.map(call => short(`${name}${checker.signatureToString(call, at, ts.TypeFormatFlags.NoTruncation)}`)).join('\n'));
  const names =
    type.isUnion() || checker.isArrayLikeType(type) || type.symbol?.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)
      ? []
      : type.getProperties();
  return names.length > fewNames
    ? `A record of ${names.map(each => `\`${each.name}\``).join(', ')}.`
    : code(short(`${name}: ${checker.typeToString(type, at)}`));
}

/** What a type without a record's members is. */
function typeOf(name: string, symbol: ts.Symbol, checker: ts.TypeChecker, at: ts.Node): string {
  if (!(symbol.flags & ts.SymbolFlags.TypeAlias)) return '';
  const flags = ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.NoTruncation;
  return code(short(`type ${name} = ${checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), at, flags)}`));
}

const isTypeOnly = (alias: ts.Symbol): boolean =>
  (alias.declarations ?? []).some(each => ts.isExportSpecifier(each) && (each.isTypeOnly || each.parent.parent.isTypeOnly));

/** True for what this repository declares; false for what the language or the browser declares. */
const isOwn = ({ declarations = [] }: ts.Symbol): boolean => declarations.some(each => !each.getSourceFile().fileName.includes('/node_modules/'));

/** The members of a record, those it has from another one too, each with its sentence; empty where none has one. */
function membersOf(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class))) return '';
  const declared = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).filter(isOwn);
  const kinds = ts.SymbolFlags.Property | ts.SymbolFlags.Method | ts.SymbolFlags.GetAccessor;
  const rows = declared.filter(({ name, flags }) => flags & kinds && !/^__#/.test(name))
    .map(member => [member.name, textOf(member, checker)] as const).filter(([, text]) => text);
  return rows.length === 0
    ? ''
    : [`| Of \`${name}\` | What it is |`, '| --- | --- |', ...rows.map(([name, text]) => `| \`${name}\` | ${oneLine(text)} |`)].join('\n');
}

function pageOf(entry: string, file: ts.SourceFile, checker: ts.TypeChecker): string {
  const all = checker.getExportsOfModule(checker.getSymbolAtLocation(file)!);
  const present = new Set(all.map(({ name }) => name));
  // An export that is also there under its present name is an alias for code written earlier.
  const isFormerName = (alias: ts.Symbol) => {
    const { name } = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
    return name !== alias.name && present.has(name);
  };
  const names = all.filter(alias => !isFormerName(alias));
  const described = names.map(alias => {
    const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
    const isValue = !!(symbol.flags & ts.SymbolFlags.Value) && !isTypeOnly(alias);
    const members = membersOf(alias.name, symbol, checker);
    const parts = [
      `### \`${alias.name}\``,
      isValue ? signatureOf(alias.name, symbol, checker, file) : members ? '' : typeOf(alias.name, symbol, checker, file),
      textOf(symbol, checker),
      members,
    ].filter(Boolean);
    return { isValue, text: parts.join('\n\n') };
  });
  const section = (title: string, isValue: boolean) => {
    const texts = described.filter(each => each.isValue === isValue).map(({ text }) => text);
    return texts.length > 0 ? [`## ${title}`, ...texts] : [];
  };
  return `${[
    heading, `# \`site-elements/${entry}\``, introductionOf(file.text).replace(/^The public entry `[^`]+`: (.)/, (_, first: string) => first.toUpperCase()),
    ...section('What it exports', true), ...section('Types', false),
  ].join('\n\n')}\n`;
}

/** The page of every documented module, by its file. */
export function modulePages(): Record<string, string> {
  const files = documentedModules.map(entry => path.resolve(`${publicEntries[entry]}.ts`));
  const { config } = ts.readConfigFile('tsconfig.json', name => readFileSync(name, 'utf8')) as { config: { compilerOptions: object } };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  const program = ts.createProgram(files, { ...options, noEmit: true, skipLibCheck: true, incremental: false });
  const checker = program.getTypeChecker();
  return Object.fromEntries(documentedModules.map((entry, at) => [`docs/modules/${entry}.md`, pageOf(entry, program.getSourceFile(files[at]!)!, checker)]));
}
