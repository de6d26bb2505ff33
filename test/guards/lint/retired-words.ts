import { basename } from 'node:path';
import type { Rule } from 'eslint';
import { treePath } from './tree-path.js';

/**
 * Words that this code no longer uses, and the field's standard term instead. A word is refused as a part of names
 * (`mannerOf`) and of file names (`manner-of.ts`); a word with a capital inside, or one in `retiredNames`, is refused as
 * a whole name only.
 * Add one when its last use is gone. Names of the specification stay (`census` in paths, `crumb` in answers).
 */
export const retiredWords: Readonly<Record<string, string>> = {
  anywhere: 'loadOffscreen',
  complain: 'warn',
  complaint: 'warning, or error',
  complaints: 'warnings, or errors',
  dressed: 'enhanced',
  film: 'video',
  films: 'videos',
  glance: 'read',
  manner: 'TransitionOptions',
  stillness: 'reducedMotion',
  swallow: 'suppress',
  trouble: 'error, or problem',
  troubles: 'errors, or problems',
  unheard: 'beacon',

  asksForStillness: 'prefersReducedMotion, or isAutoplayBlocked',
  backOnline: 'waitUntilOnline',
  cleanError: 'sanitizeError',
  countForm: 'trackFormView',
  hostOnPage: 'createPageHost',
  keepsPress: 'replaysClick',
  knownEvents: 'currentPageEvents',
  mayCount: 'mayTrack',
  noticeOnce: 'warnOnce',
  onceSeen: 'onceVisible',
  onPageHidden: 'onPageVisibilityChange',
  orTell: 'dataOrReport',
  postElsewhere: 'postToOtherHost',
  readAnswer: 'readResponse',
  readKept: 'storedText',
  safeContent: 'sanitizeHtml',
  safeText: 'sanitizeText',
  sayPlainly: 'showAlert',
  tellVisitor: 'reportFailure',
  watchIntersection: 'onIntersection',
  whenNear: 'onceNearViewport',
  whenSeen: 'whenVisible',
  whenStill: 'whenAnimationsEnd',
};

/** Fine as a part of a name: `thisMachine` is a computer. */
const retiredNames: Readonly<Record<string, string>> = { machine: 'state' };

const partsOf = (name: string): string[] => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase().split(/[^a-z]+/);

/** The retired word in a name, if there is one. */
export function retiredWordIn(name: string): string | undefined {
  const whole = name.replace(/^[#_$]+/, '');
  if (Object.hasOwn(retiredNames, whole)) return whole;
  return [whole, ...partsOf(name)].find(word => Object.hasOwn(retiredWords, word));
}

export const retiredWordsRule: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [], messages: { wrong: '"{{name}}": the word "{{word}}" is retired; the standard term is {{instead}}.' } },
  create(context) {
    const path = treePath(context.filename, context.cwd);
    if (path.startsWith('test/guards/lint/')) return {};
    const check = (node: Rule.Node, name: string) => {
      const word = retiredWordIn(name);
      if (word) context.report({ node, messageId: 'wrong', data: { name, word, instead: retiredWords[word] ?? retiredNames[word]! } });
    };
    return {
      Program(node) { check(node as Rule.Node, basename(path).replace(/\.\w+$/, '')); },
      Identifier(node) { check(node as Rule.Node, node.name); },
      PrivateIdentifier(node) { check(node as Rule.Node, node.name); },
      JSXIdentifier(node: Rule.Node & { name: string }) { check(node, node.name); },
    };
  },
};
