import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import { tsImport } from 'tsx/esm/api';
import typescript from 'typescript-eslint';

// ESLint is started by plain Node; the rules of this repository are TypeScript.
const { plugin: site } = await tsImport('./test/guards/lint/plugin.ts', import.meta.url);

const sources = ['**/*.{ts,tsx,mjs,js}'];

export default defineConfig(
  { ignores: ['dist/', '.vendor/', '.data/', '.cache/', '.shots/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  // Without type information: tsc does that part in the step beside this one.
  typescript.configs.recommended,
  {
    files: sources,
    plugins: { site },
    rules: {
      ...Object.fromEntries(Object.keys(site.rules).map((name) => [`site/${name}`, 'error'])),
      'max-lines': ['error', 300],
      'no-undef': 'off', // TypeScript knows the names, of pages and of Node
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', {
        selector: 'CallExpression[callee.name="eventually"] CallExpression[callee.object.name="assert"][callee.property.name="ok"][arguments.length=1]',
        message: 'Say what is waited for: to word a failure without it, Node reads the whole file, which can take minutes.',
      }],
      '@typescript-eslint/no-unused-expressions': 'off', // chai: expect(x).to.exist
      '@typescript-eslint/no-explicit-any': 'off', // tests hand in what no type allows
    },
  },
);
