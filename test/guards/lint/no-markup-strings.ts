import type { Rule } from 'eslint';
import { isTest, treePath } from './tree-path.js';

const writers = ['insertAdjacentHTML', 'createContextualFragment', 'setHTMLUnsafe', 'parseHTMLUnsafe'];
const instead = 'build nodes, or let core/text make them from its own strings';

/** Text that becomes markup or code: an injection waiting to happen, and a page with trusted types refuses it. */
export const noMarkupStrings: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { wrong: `"{{name}}" turns text into markup or code: ${instead}.` } },
  create(context) {
    const path = treePath(context.filename, context.cwd);
    // Tests build hostile pages from strings.
    if (path.startsWith('core/text/') || isTest(path)) return {};
    const report = (node: Rule.Node, name: string) => context.report({ node, messageId: 'wrong', data: { name } });
    return {
      'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]'(node: Rule.Node & { property: { name: string } }) {
        report(node, node.property.name);
      },
      [`CallExpression > MemberExpression.callee[property.name=/^(${writers.join('|')})$/]`](node: Rule.Node & { property: { name: string } }) {
        report(node, node.property.name);
      },
      'CallExpression > MemberExpression.callee[object.name="document"][property.name=/^write(ln)?$/]'(node: Rule.Node) {
        report(node, 'document.write');
      },
      'CallExpression[callee.name="eval"]'(node: Rule.Node) { report(node, 'eval'); },
      'NewExpression[callee.name="Function"]'(node: Rule.Node) { report(node, 'new Function'); },
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]'(node: Rule.Node) { report(node, 'dangerouslySetInnerHTML'); },
    };
  },
};
