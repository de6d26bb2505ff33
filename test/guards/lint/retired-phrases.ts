import type { Rule } from 'eslint';
import { retiredPhrasesIn } from '../../../core/manifest/describe/retired-phrases.js';
import { treePath } from './tree-path.js';

/** The rule covers all files but these: the list itself, the plugin, which is written for WordPress, and cases that contain the phrases. */
const exceptions = new RegExp([
  '^core/manifest/describe/retired-phrases\\.ts$',
  '^core/manifest/wordpress/',
  '^test/distribution/wordpress-look\\.',
  '^test/e2e/page-look/',
  '^test/guards/lint/rules\\.node\\.test\\.ts$',
].join('|'));

const reporters = /^(warn|warnOnce|error|info|log|Error|TypeError|RangeError)$/;
type Callee = { readonly name?: string; readonly property?: { readonly name?: string }; readonly object?: { readonly name?: string } };
const titled = /^(describe|it|suite|test)$/;
const isMessage = (callee: Callee): boolean => reporters.test(callee.name ?? callee.property?.name ?? '');

export const retiredPhrases: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [], messages: { wrong: '"{{phrase}}": this phrase is retired; the standard term is {{instead}}.' } },
  create(context) {
    const path = treePath(context.filename, context.cwd);
    if (exceptions.test(path)) return {};
    const isDocs = /\.(docs|settings)\.ts$/.test(path);
    const check = (loc: NonNullable<Rule.Node['loc']>, text: string): void => {
      for (const { phrase, instead } of retiredPhrasesIn(text)) {
        // Docs of a setting begin with a verb; of a function that returns true or false, "Whether" is usual.
        if (isDocs || phrase !== 'Whether') context.report({ loc, messageId: 'wrong', data: { phrase, instead } });
      }
    };
    /** Console messages, errors and names of tests: their texts, without the interpolated values. */
    const checkTexts = (node: Rule.Node): void => {
      const { callee, arguments: args } = node as unknown as { callee: Callee; arguments: readonly Rule.Node[] };
      const isTest = titled.test(callee.name ?? callee.object?.name ?? '');
      if (!isTest && !isMessage(callee)) return;
      for (const argument of isTest ? args.slice(0, 1) : args) {
        if (argument.type === 'Literal' && typeof argument.value === 'string') check(argument.loc!, argument.value);
        if (argument.type === 'TemplateLiteral') check(argument.loc!, argument.quasis.map(({ value }) => value.cooked ?? '').join('…'));
      }
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment.loc!, comment.value.replace(/^\s*\*/gm, '').trim());
      },
      CallExpression: checkTexts,
      NewExpression: checkTexts,
    };
  },
};
