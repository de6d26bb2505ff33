import type { Rule } from 'eslint';
import { type PatternCost, patternCost } from './pattern-cost.js';
import { isTest, treePath } from './tree-path.js';

/** Folders whose patterns may see text from a visitor, or from any client that can send a request. */
const places = /^(core\/(contract|forms|links|money|query-string|request|text)|demo\/service|elements\/(site-form|site-newsletter|site-cart-badge))\//;
const known = new Map<string, PatternCost>();

/** One long text must not keep a service or a page busy for seconds. */
export const linearPatterns: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      slow: 'On a long text this pattern takes {{cost}} time. Anchor it, make it `y`, bound its repetitions (to 30), or split and trim; '
        + 'where the text is bounded before, disable this line and say by what.',
      unknown: 'A pattern made of text cannot be judged. Write it as a literal, or disable this line and say why its time is linear.',
    },
  },
  create(context) {
    const path = treePath(context.filename, context.cwd);
    if (!places.test(path) || isTest(path)) return {};
    const unknown = (node: Rule.Node) => context.report({ node, messageId: 'unknown' });
    return {
      'Literal[regex]'(node: Rule.Node) {
        const { pattern: source, flags } = (node as unknown as { regex: { pattern: string; flags: string } }).regex;
        const name = `/${source}/${flags}`;
        const cost = known.get(name) ?? patternCost({ source, flags });
        known.set(name, cost);
        if (cost !== 'linear') context.report({ node, messageId: 'slow', data: { cost } });
      },
      'NewExpression[callee.name="RegExp"]': unknown,
      'CallExpression[callee.name="RegExp"]': unknown,
    };
  },
};
