import type { Rule } from 'eslint';
import { layerOf } from './layers.js';
import { isTest, treePath } from './tree-path.js';

const platformGlobals = [
  'window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'history', 'screen', 'self', 'top', 'parent',
  'customElements', 'matchMedia', 'getComputedStyle', 'addEventListener', 'removeEventListener', 'dispatchEvent',
  'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame',
  'requestIdleCallback', 'MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver',
  'BroadcastChannel', 'indexedDB', 'caches', 'DOMParser', 'XMLHttpRequest', 'WebSocket',
];
/** Elements may look at their own subtree; these reach beyond it. */
const neverInElements: Record<string, string> = {
  localStorage: 'keep it in a store of core/stores',
  sessionStorage: 'keep it in a store of core/stores',
  setInterval: 'nothing polls; react to an event, or use core/motion',
  fetch: 'send it through core/request',
  XMLHttpRequest: 'send it through core/request',
};

/** Which global names a file must not use, and what to do instead. */
export function forbiddenGlobals(path: string): Record<string, string> {
  const [area, name] = path.split('/');
  const instead = 'only core/platform touches it, use or add a function there';
  const everything = Object.fromEntries([...platformGlobals, 'fetch'].map(global => [global, instead]));
  if (isTest(path)) return {};
  if (area === 'elements') {
    // State machines and settings run in Node.
    return /\.(state|settings)\.ts$/.test(path) ? { ...everything, ...neverInElements } : neverInElements;
  }
  if (area !== 'core' || name === 'platform' || name === 'element' || layerOf(name) === undefined) return {};
  if (name === 'request') for (const global of ['fetch', 'XMLHttpRequest']) delete everything[global];
  return everything;
}

export const platformOnlyGlobals: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { wrong: '"{{name}}": {{instead}}.' } },
  create(context) {
    const forbidden = forbiddenGlobals(treePath(context.filename, context.cwd));
    if (Object.keys(forbidden).length === 0) return {};
    const listener: Rule.RuleListener = {
      'Program:exit'(program) {
        const scope = context.sourceCode.getScope(program);
        const declared = scope.variables.filter(variable => variable.defs.length === 0).flatMap(variable => variable.references);
        for (const reference of [...scope.through, ...declared]) {
          const { identifier } = reference;
          const isType = 'isValueReference' in reference && !reference.isValueReference;
          if (isType || !Object.hasOwn(forbidden, identifier.name)) continue;
          context.report({ node: identifier, messageId: 'wrong', data: { name: identifier.name, instead: forbidden[identifier.name] } });
        }
      },
      'MemberExpression[object.name="globalThis"][computed=false]'(node: Rule.Node & { property: { name: string } }) {
        const { name } = node.property;
        if (Object.hasOwn(forbidden, name)) {
          context.report({ node, messageId: 'wrong', data: { name: `globalThis.${name}`, instead: forbidden[name] } });
        }
      },
    };
    return listener;
  },
};
