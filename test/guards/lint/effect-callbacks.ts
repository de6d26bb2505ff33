import type { Rule } from 'eslint';

const isFunction = (type: string): boolean => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/**
 * React calls what an effect returns when the effect ends, and TypeScript accepts a function with a result where none is expected: an
 * effect that passes a result on crashes its view as soon as the function that it calls begins to return something.
 */
export const effectCallbacks: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { wrong: 'React would call what this effect returns. Write its body in braces, and return nothing or a function that ends it.' },
  },
  create(context) {
    return {
      'CallExpression[callee.name=/^use(?:Layout|Insertion)?Effect$/]'(node: Rule.Node) {
        const [effect] = (node as unknown as { arguments: { type: string; body?: { type: string } }[] }).arguments;
        if (!effect) return;
        const isBlock = isFunction(effect.type) && effect.body!.type === 'BlockStatement';
        const isEnding = isFunction(effect.type) && isFunction(effect.body!.type);
        if (!isBlock && !isEnding) context.report({ node, messageId: 'wrong' });
      },
    };
  },
};
