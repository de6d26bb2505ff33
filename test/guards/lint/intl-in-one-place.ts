import type { Rule } from 'eslint';
import { isTest, treePath } from './tree-path.js';

const localMethods = /^(toLocale(Date|Time)?String|toLocale(Upper|Lower)Case|localeCompare)$/;

/** `Intl` throws on an invalid language tag, which a page's `lang` may be. Only core/text/intl.ts calls it, with a fallback. */
export const intlInOnePlace: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { wrong: '"{{name}}" throws where a page\'s lang is no language tag: use a function of core/text/intl.' } },
  create(context) {
    const path = treePath(context.filename, context.cwd);
    if (!/^(core|elements|styles)\//.test(path) || path === 'core/text/intl.ts' || isTest(path)) return {};
    const report = (node: Rule.Node, name: string) => context.report({ node, messageId: 'wrong', data: { name } });
    return {
      'MemberExpression[object.name="Intl"]'(node: Rule.Node & { property: { name?: string } }) { report(node, `Intl.${node.property.name}`); },
      'CallExpression > MemberExpression.callee[computed=false]'(node: Rule.Node & { property: { name: string } }) {
        if (localMethods.test(node.property.name)) report(node, node.property.name);
      },
      'VariableDeclarator[init.name="Intl"]'(node: Rule.Node) { report(node, 'Intl'); },
    };
  },
};
