import type { Rule } from 'eslint';

const muted = /^(only|skip|todo)$/;
const runner = /^(it|test|describe|suite|context)$/;

/** Muted tests and fixed sleeps: the first prove nothing, the second prove it sometimes. */
export const honestTests: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      muted: '"{{name}}" hides tests: make them run or delete them.',
      sleep: 'A fixed sleep flakes. Wait for what the page shows: waitUntil, updateComplete, an event.',
    },
  },
  create(context) {
    if (!/\.test\.tsx?$/.test(context.filename)) return {};
    const mutedAt = (node: Rule.Node, name: string) => context.report({ node, messageId: 'muted', data: { name } });
    const sleepAt = (node: Rule.Node) => context.report({ node, messageId: 'sleep' });
    return {
      [`MemberExpression[object.name=${runner}][property.name=${muted}]`](node: Rule.Node & { property: { name: string } }) {
        mutedAt(node, node.property.name);
      },
      'CallExpression > MemberExpression.callee[object.name=/^(t|ctx)$/][property.name=/^(skip|todo)$/]'(
        node: Rule.Node & { property: { name: string } },
      ) {
        mutedAt(node, node.property.name);
      },
      'CallExpression > MemberExpression.callee[object.type="ThisExpression"][property.name="skip"]'(node: Rule.Node) {
        mutedAt(node, 'skip');
      },
      'CallExpression[callee.name=/^(xit|xdescribe)$/]'(node: Rule.Node & { callee: { name: string } }) {
        mutedAt(node, node.callee.name);
      },
      [`CallExpression[callee.name=${runner}] > ObjectExpression > Property[key.name=${muted}]`](
        node: Rule.Node & { key: { name: string } },
      ) {
        mutedAt(node, node.key.name);
      },
      // setTimeout(resolve, 0) is a turn of the loop, not a wait.
      'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.0.type="Identifier"][arguments.1][arguments.1.value!=0]':
        sleepAt,
      'ImportSpecifier[imported.name="aTimeout"]': sleepAt,
      'ImportDeclaration[source.value=/^(node:)?timers\\/promises$/]': sleepAt,
      'CallExpression > MemberExpression.callee[property.name="waitForTimeout"]': sleepAt,
    };
  },
};
