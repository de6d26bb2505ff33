import type { Rule } from 'eslint';
import { isTest, treePath } from './tree-path.js';

/** A listener outside of a shadow root sees its host as target, whatever was touched inside. */
export const safeEventTarget: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { wrong: 'The target of an event changes at every shadow root. Use composedPath()[0], or currentTarget.' },
  },
  create(context) {
    const path = treePath(context.filename, context.cwd);
    if (!/^(elements|core\/element)\//.test(path) || isTest(path)) return {};
    return {
      'MemberExpression[property.name="target"][object.name=/^(e|ev|evt|event)$/]'(node: Rule.Node) {
        context.report({ node, messageId: 'wrong' });
      },
    };
  },
};
