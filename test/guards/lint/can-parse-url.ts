import type { Rule } from 'eslint';

const isCanParse = (key: { name?: string; value?: unknown }): boolean => (key.name ?? key.value) === 'canParse';

/** In Node 20 and 22, `URL.canParse` refuses valid hosts after a few thousand calls: see core/links/can-parse-url. No folder is an exception. */
export const canParseUrl: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrong:
        '"URL.canParse" refuses valid hosts in Node after a few thousand calls. Use canParseUrl of core/links/can-parse-url; '
        + 'in demo and test, of core/contract/can-parse-url.',
    },
  },
  create(context) {
    return {
      'MemberExpression[object.name="URL"], MemberExpression[object.property.name="URL"]'(node: Rule.Node) {
        if (isCanParse((node as unknown as { property: { name?: string; value?: unknown } }).property)) context.report({ node, messageId: 'wrong' });
      },
      'VariableDeclarator[init.name="URL"] > ObjectPattern > Property'(node: Rule.Node) {
        if (isCanParse((node as unknown as { key: { name?: string; value?: unknown } }).key)) context.report({ node, messageId: 'wrong' });
      },
    };
  },
};
