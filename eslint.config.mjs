import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import { tsImport } from 'tsx/esm/api';
import typescript from 'typescript-eslint';

// ESLint is started by plain Node; the rules of this repository are TypeScript.
const { plugin: site } = await tsImport('./test/guards/lint/plugin.ts', import.meta.url);

const sources = ['**/*.{ts,tsx,mjs,js}'];

/** The formatter: `npm run format` mends all of it. Line breaks are the author's. */
const format = {
  'arrow-parens': ['error', 'as-needed'],
  'arrow-spacing': 'error',
  'block-spacing': 'error',
  'brace-style': ['error', '1tbs', { allowSingleLine: true }],
  'comma-dangle': ['error', 'always-multiline'],
  'comma-spacing': 'error',
  'eol-last': 'error',
  'function-call-spacing': 'error',
  indent: ['error', 2, { SwitchCase: 1, offsetTernaryExpressions: false }],
  'jsx-quotes': 'error',
  'key-spacing': ['error', { mode: 'minimum' }],
  'keyword-spacing': 'error',
  'member-delimiter-style': ['error', { singleline: { requireLast: false } }],
  'no-multiple-empty-lines': ['error', { max: 1, maxEOF: 0 }],
  'no-tabs': 'error',
  'no-trailing-spaces': 'error',
  'object-curly-spacing': ['error', 'always'],
  'operator-linebreak': ['error', 'before', { overrides: { '=': 'after' } }],
  'padded-blocks': ['error', 'never'],
  quotes: ['error', 'single', { avoidEscape: true, allowTemplateLiterals: 'always' }],
  'rest-spread-spacing': 'error',
  semi: 'error',
  'space-before-blocks': 'error',
  'space-before-function-paren': ['error', { anonymous: 'always', named: 'never', asyncArrow: 'always', catch: 'always' }],
  'space-in-parens': 'error',
  'space-infix-ops': 'error',
  'spaced-comment': 'error',
  'template-curly-spacing': 'error',
  'type-annotation-spacing': 'error',
};

export default defineConfig(
  { ignores: ['dist/', '.vendor/', '.data/', '.cache/', '.shots/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  // Without type information: tsc does that part in the step beside this one.
  typescript.configs.recommended,
  {
    files: sources,
    plugins: { site, format: stylistic },
    rules: {
      ...Object.fromEntries(Object.entries(format).map(([name, options]) => [`format/${name}`, options])),
      ...Object.fromEntries(Object.keys(site.rules).map(name => [`site/${name}`, 'error'])),
      'max-lines': ['error', 400],
      complexity: ['error', 20], // a function beyond it has steps that deserve a name
      'no-undef': 'off', // TypeScript knows the names, of pages and of Node
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    // Code that people read line by line; texts, documentation, settings, tests and rows of data may be wider.
    files: ['core/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}', 'styles/**/*.ts', 'demo/service/**/*.ts'],
    ignores: ['**/texts/**', '**/*.test.{ts,tsx}', '**/*{.,-}docs.ts', '**/*.settings.ts', '**/*.seed.ts', '**/offline/streets.ts', '**/text-index.ts'],
    rules: {
      // An address or a pattern cannot be broken.
      'format/max-len': ['error', { code: 160, ignoreUrls: true, ignoreRegExpLiterals: true }],
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
