import type { Rule } from 'eslint';
import { retiredPhrasesIn } from '../../../core/manifest/describe/retired-phrases.js';
import { treePath } from './tree-path.js';

/** Files whose comments are in plain words. Add a folder when its last retired phrase is gone. */
const done: readonly RegExp[] = [
  /^elements\/[^/]+\/[^/]+\.(docs|settings)\.ts$/,
  /^core\/(?!.*\.test\.tsx?$)/,
  /^demo\/service\/(?!.*\.test\.ts$)/,
];
/** The list itself, and the plugin, which is written for WordPress. */
const exceptions = /^core\/manifest\/(describe\/retired-phrases\.ts$|wordpress\/)/;

const reporters = /^(warn|warnOnce|error|info|log|Error|TypeError|RangeError)$/;
type Callee = { readonly name?: string; readonly property?: { readonly name?: string } };
const isMessage = (callee: Callee): boolean => reporters.test(callee.name ?? callee.property?.name ?? '');

export const retiredPhrases: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [], messages: { wrong: '"{{phrase}}": this phrase is retired; the standard term is {{instead}}.' } },
  create(context) {
    const path = treePath(context.filename, context.cwd);
    if (!done.some(pattern => pattern.test(path)) || exceptions.test(path)) return {};
    const isDocs = /\.(docs|settings)\.ts$/.test(path);
    const check = (loc: NonNullable<Rule.Node['loc']>, text: string): void => {
      for (const { phrase, instead } of retiredPhrasesIn(text)) {
        // Docs of a setting begin with a verb; of a function that returns true or false, "Whether" is usual.
        if (isDocs || phrase !== 'Whether') context.report({ loc, messageId: 'wrong', data: { phrase, instead } });
      }
    };
    /** Console messages and errors: their texts, without what is filled in. */
    const checkMessage = (node: Rule.Node): void => {
      const { callee, arguments: args } = node as unknown as { callee: Callee; arguments: readonly Rule.Node[] };
      if (!isMessage(callee)) return;
      for (const argument of args) {
        if (argument.type === 'Literal' && typeof argument.value === 'string') check(argument.loc!, argument.value);
        if (argument.type === 'TemplateLiteral') check(argument.loc!, argument.quasis.map(({ value }) => value.cooked ?? '').join('…'));
      }
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment.loc!, comment.value.replace(/^\s*\*/gm, '').trim());
      },
      CallExpression: checkMessage,
      NewExpression: checkMessage,
    };
  },
};
