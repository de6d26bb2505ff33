import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { elementDoc } from '../describe/element-docs.js';
import { importsFor } from './framework-types.js';
import { readTables } from '../describe/tables.js';

// What documentation and published types say of an event's detail is what its table declares.

const file = 'core/manifest/products/documented-details.ts';
const documented = (await readTables()).map(elementDoc).filter(({ events }) => events.length > 0);

const rows = documented.flatMap(({ tag, events }, at) => {
  const settings = readdirSync(`elements/${tag}`).find(name => name.endsWith('.settings.ts'))!.replace(/\.ts$/, '.js');
  const details = events.map(({ name, type }) => `  '${name}': ${type === 'undefined' ? 'void' : type};`);
  return [
    `import type * as m${at} from '../../../elements/${tag}/${settings}';`,
    `export const c${at}: Documented<{\n${details.join('\n')}\n}> = {} as EventsOf<typeof m${at}>;`,
    `export const isDeclared${at}: [EventsOf<typeof m${at}>] extends [never] ? false : true = true;`,
  ];
});
const code = `${importsFor(rows.join('\n')).replaceAll("'site-elements/stores'", "'../../stores/stores.js'").replaceAll("'site-elements/contract/", "'../../contract/")}
type EventsOf<M> = Extract<M[keyof M], { tag: string; settings: object; events: object }>['events'];
type Documented<D> = { readonly [K in keyof D]: { readonly detail?: D[K] } };
${rows.join('\n')}`;

test('the documented type of every event\'s detail is the declared one', () => {
  const { config } = ts.readConfigFile('tsconfig.json', name => ts.sys.readFile(name));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = name => name === file || fileExists(name);
  host.getSourceFile = (name, version) => (name === file ? ts.createSourceFile(name, code, version) : getSourceFile.call(host, name, version));
  const program = ts.createProgram([file], options, host);
  const found = program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  assert.deepEqual(found, []);
});
