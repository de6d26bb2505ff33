import type { Rule } from 'eslint';
import { isTest, treePath } from './tree-path.js';

const shellOnly: { pattern: RegExp; instead: string }[] = [
  { pattern: /^@r2wc\//, instead: 'define the element through core/element' },
  { pattern: /^react-dom(\/|$)/, instead: 'let core/element render the view' },
  { pattern: /^(lit$|lit-element|@lit\/reactive-element)/, instead: "use core/element's leaf base, 'lit/html.js' for html, styles/css.js for css" },
];

/** React roots, r2wc and Lit's base classes are core/element's business; `css` from 'lit' alone costs 5 KB. */
export const shellOnlyModules: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { wrong: 'Only core/element imports "{{source}}": {{instead}}.' } },
  create(context) {
    const path = treePath(context.filename, context.cwd);
    if (path.startsWith('core/element/') || isTest(path) || !/^(core|elements|styles)\//.test(path)) return {};
    return {
      ImportDeclaration(node) {
        // Types leave no trace in what is shipped.
        if ('importKind' in node && node.importKind === 'type') return;
        const source = String(node.source.value);
        const rule = shellOnly.find(({ pattern }) => pattern.test(source));
        if (rule) context.report({ node, messageId: 'wrong', data: { source, instead: rule.instead } });
      },
    };
  },
};
