import type { Rule } from 'eslint';
import { isTest, treePath } from './tree-path.js';

export const noInlineStyle: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrong: 'A strict policy blocks inline styles in server output, and React does not set them again. '
        + 'Use a class, an attribute, or a custom property set in an effect.',
    },
  },
  create(context) {
    if (isTest(treePath(context.filename, context.cwd))) return {};
    return {
      'JSXAttribute[name.name="style"]'(node: Rule.Node) { context.report({ node, messageId: 'wrong' }); },
    };
  },
};
