import type { Rule } from 'eslint';
import { isTest, treePath } from './tree-path.js';

const names = /^(?:isComposing|keyCode)$/;

/** Safari marks a key of an input method by another property than other browsers do: a check of one property misses the other. */
export const composingInOnePlace: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrong:
        '"{{name}}" alone does not tell an input method in every browser. Use isComposing(event) of core/platform/is-composing, and "key" for which key it is.',
    },
  },
  create(context) {
    const path = treePath(context.filename, context.cwd);
    if (path === 'core/platform/is-composing.ts' || isTest(path)) return {};
    const report = (node: Rule.Node, name: string) => context.report({ node, messageId: 'wrong', data: { name } });
    return {
      MemberExpression(node) {
        const { property, computed } = node;
        const name =
          !computed && property.type === 'Identifier' ? property.name : property.type === 'Literal' ? String(property.value) : '';
        if (names.test(name)) report(node, name);
      },
      'ObjectPattern > Property'(node: Rule.Node) {
        const { key } = node as unknown as { key: { name?: string; value?: unknown } };
        const name = key.name ?? String(key.value);
        if (names.test(name)) report(node, name);
      },
    };
  },
};
