import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { elementDoc } from '../describe/element-docs.js';
import { frameworkTypes } from './framework-types.js';
import { readTables } from '../describe/tables.js';

/** As little of each framework as its file of types is on. */
const stubs = `
declare module 'react' { interface HTMLAttributes<T> { id?: string } type DetailedHTMLProps<P, T> = P; namespace JSX { interface IntrinsicElements {} } }
declare module 'vue' { type DefineComponent<P> = (props: P) => void; interface GlobalComponents {} }
declare module 'svelte/elements' { interface HTMLAttributes<T> { id?: string } interface SvelteHTMLElements {} }
declare module 'solid-js' { namespace JSX { interface HTMLAttributes<T> { id?: string } interface IntrinsicElements {} } }
declare module 'site-elements/stores' { type Cart = object; type CartEntry = object }
declare module 'site-elements/contract/submission' { type FieldValue = string }
`;

const uses: Record<string, string> = {
  'jsx.d.ts': `import type { JSX } from 'react';
const tag: JSX.IntrinsicElements['site-gallery'] = { slidesPerRow: 3, 'slides-per-row': 3, 'onsite-slide-change': event => event.detail };`,
  'vue.d.ts': `import type { GlobalComponents } from 'vue';
declare const tag: GlobalComponents['site-gallery']; tag({ slidesPerRow: 3, 'slides-per-row': 3, onSiteSlideChange: event => event.detail });`,
  'svelte.d.ts': `import type { SvelteHTMLElements } from 'svelte/elements';
const tag: SvelteHTMLElements['site-gallery'] = { slidesPerRow: 3, 'slides-per-row': 3, 'onsite-slide-change': event => event.detail };`,
  'solid.d.ts': `import type { JSX } from 'solid-js';
const tag: JSX.IntrinsicElements['site-gallery'] = { slidesPerRow: 3, 'slides-per-row': 3, 'on:site-slide-change': event => event.detail };`,
};

const types = frameworkTypes((await readTables()).map(elementDoc));

for (const [file, text] of Object.entries(types)) {
  test(`${file} is good TypeScript, and takes settings by property and by attribute`, () => {
    const files: Record<string, string> = {
      '/stubs.d.ts': stubs,
      '/types.d.ts': text,
      '/use.ts': `import type {} from './types.js';\n${uses[file]}\nexport {};`,
    };
    const options: ts.CompilerOptions = {
      strict: true,
      types: [],
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      noEmit: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists } = host;
    host.fileExists = name => name in files || fileExists(name);
    host.getSourceFile = (name, version) => (name in files ? ts.createSourceFile(name, files[name]!, version) : getSourceFile.call(host, name, version));
    const program = ts.createProgram(Object.keys(files), options, host);
    const texts = ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    assert.deepEqual(texts, []);
  });
}
