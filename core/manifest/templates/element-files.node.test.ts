import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { elementFiles, type ElementKind } from './element-files.js';

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');

/** What TypeScript has to say of files that are on no disk, beside those of the repository. */
function mistakesIn(files: ReadonlyMap<string, string>): string[] {
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, directoryExists } = host;
  const folders = new Set([...files.keys()].map(name => path.posix.dirname(name)));
  host.readFile = name => files.get(name) ?? readFile(name);
  host.fileExists = name => files.has(name) || fileExists(name);
  host.directoryExists = name => folders.has(name) || directoryExists!(name);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, ...rest) : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([...files.keys()].filter(name => /\.tsx?$/.test(name)), options, host);
  return [...files.keys()].flatMap(name => {
    const source = program.getSourceFile(name);
    return source ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)] : [];
  }).map(({ file, messageText }) => `${path.basename(file!.fileName)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

const filesOf = (tag: string, kind: ElementKind) => elementFiles({ tag, kind });

describe('a new element', () => {
  it('has kebab-case file names, and a view named after it', () => {
    const names = Object.keys(filesOf('site-opening-hours', 'feature'));
    assert.ok(names.includes('elements/site-opening-hours/opening-hours.settings.ts'));
    assert.ok(names.includes('elements/site-opening-hours/OpeningHours.tsx'));
    assert.ok(names.includes('elements/site-opening-hours/site-opening-hours.ts'));
  });

  it('keeps the prefix of a name that is not ours', () => {
    assert.ok(Object.keys(filesOf('shop-hours', 'leaf')).includes('elements/shop-hours/shop-hours.settings.ts'));
  });

  it('has no place left to fill in', () => {
    for (const kind of ['feature', 'leaf'] as const) {
      for (const [name, text] of Object.entries(filesOf('site-opening-hours', kind))) assert.doesNotMatch(name + text, /__|\btemplate$/);
    }
  });

  it('is good TypeScript, as a feature and as a leaf', () => {
    const all = { ...filesOf('site-opening-hours', 'feature'), ...filesOf('site-reading-time', 'leaf') };
    const onDisk = new Map(Object.entries(all).map(([name, text]) => [path.resolve(name).replaceAll('\\', '/'), text]));
    assert.deepEqual(mistakesIn(onDisk), []);
  });
});
