import type { Rule } from 'eslint';
import { treePath } from './tree-path.js';

const drawer = /^(utils?|helpers?|types|common|misc)(\.|$)/;

export const noDrawerFiles: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { wrong: '"{{part}}" is a drawer: name the file after the one thing it exports.' } },
  create(context) {
    const part = treePath(context.filename, context.cwd).split('/').find(name => drawer.test(name));
    if (!part) return {};
    return { Program(node) { context.report({ node, messageId: 'wrong', data: { part } }); } };
  },
};
