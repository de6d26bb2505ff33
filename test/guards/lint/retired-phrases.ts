import type { Rule } from 'eslint';
import { retiredPhrasesIn } from '../../../core/manifest/describe/retired-phrases.js';
import { treePath } from './tree-path.js';

/** Files whose comments are in plain words. Add a folder when its last retired phrase is gone. */
const done: readonly RegExp[] = [
  /^elements\/[^/]+\/[^/]+\.(docs|settings)\.ts$/,
  /^core\/(events|forms)\/.*\.(docs|settings)\.ts$/,
  /^core\/manifest\/(describe|readme|products|sheets|install|build|templates)\/(?!.*\.test)[\w-]+\.ts$/,
];

export const retiredPhrases: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [], messages: { wrong: '"{{phrase}}": this phrase is retired; the standard term is {{instead}}.' } },
  create(context) {
    const path = treePath(context.filename, context.cwd);
    if (!done.some(pattern => pattern.test(path))) return {};
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = comment.value.replace(/^\s*\*/gm, '').trim();
          for (const { phrase, instead } of retiredPhrasesIn(text)) {
            context.report({ loc: comment.loc!, messageId: 'wrong', data: { phrase, instead } });
          }
        }
      },
    };
  },
};
