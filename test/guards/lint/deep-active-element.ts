import type { Rule } from 'eslint';
import { isTest, treePath } from './tree-path.js';

export const deepActiveElement: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { wrong: 'document.activeElement stops at the outermost shadow host. Use deepActiveElement of core/platform.' },
  },
  create(context) {
    const path = treePath(context.filename, context.cwd);
    if (path.startsWith('core/platform/') || isTest(path)) return {};
    return {
      'MemberExpression[property.name="activeElement"][object.name=/^(document|ownerDocument)$/]'(node: Rule.Node) {
        context.report({ node, messageId: 'wrong' });
      },
      'MemberExpression[property.name="activeElement"][object.property.name=/^(document|ownerDocument)$/]'(node: Rule.Node) {
        context.report({ node, messageId: 'wrong' });
      },
    };
  },
};
