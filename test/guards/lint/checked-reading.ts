import type { Rule } from 'eslint';
import { isTest, treePath } from './tree-path.js';

/** Modules that check what others have written, and are alone to read it as it is. */
const readers = /^core\/(platform\/|session\/(stored-value|account-session)\.ts$)/;
/** Entries that run before all other modules, and import none of them. */
const standsAlone = /^core\/element\/auto(\.classic)?\.ts$/;

const messages = {
  area: 'Stored texts are whatever others have written: read them by readStored(), persistentAtom() or storedValue(), with their shape.',
  channel: 'Messages are whatever others have sent: use tabChannel() with their shape.',
  cookie: 'Cookies are whatever others have written: give readCookie() the shape of this one.',
  document: '"document.{{name}}" may be a picture or form of the page: use pageDocument of core/platform/page-document.',
  ownerDocument: 'A document\'s members may be pictures or forms of the page: use getDocument(node) of core/platform/page-document.',
  json: 'Old libraries give lists a toJSON() of their own: use writeJson() of core/registry.',
};

type Member = Rule.Node & { object: { name?: string }; property: { name?: string }; computed: boolean };

/** What is read back from storage, channels, cookies and the document, and what is written as JSON, goes through one place each. */
export const checkedReading: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const path = treePath(context.filename, context.cwd);
    if (!/^(core|elements|styles)\//.test(path) || /^core\/(manifest|theme-builder)\//.test(path) || isTest(path) || standsAlone.test(path)) return {};
    /** `const { ownerDocument: document } = node` is another document than the page's. */
    const isGlobal = (node: Rule.Node) => {
      for (let scope: ReturnType<typeof context.sourceCode.getScope> | null = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        if (scope.set.get('document')?.defs.length) return false;
      }
      return true;
    };
    return {
      'ImportDeclaration[source.value=/storage-area\\.js$/]'(node: Rule.Node) {
        if (!readers.test(path)) context.report({ node, messageId: 'area' });
      },
      'NewExpression[callee.name="BroadcastChannel"]'(node: Rule.Node) {
        if (path !== 'core/platform/storage.ts') context.report({ node, messageId: 'channel' });
      },
      'CallExpression[callee.name="addEventListener"][arguments.0.value="storage"]'(node: Rule.Node) {
        if (path !== 'core/platform/storage.ts') context.report({ node, messageId: 'area' });
      },
      'CallExpression[callee.name="readCookie"][arguments.length=1]'(node: Rule.Node) {
        context.report({ node, messageId: 'cookie' });
      },
      'MemberExpression[object.name="document"]'(node: Member) {
        if (path !== 'core/platform/page-document.ts' && isGlobal(node))
          context.report({ node, messageId: 'document', data: { name: node.property.name ?? '' } });
      },
      'VariableDeclarator[id.type="ObjectPattern"][init.name="document"]'(node: Rule.Node) {
        if (isGlobal(node)) context.report({ node, messageId: 'document', data: { name: '' } });
      },
      'MemberExpression[property.name="ownerDocument"][computed=false], ObjectPattern > Property[key.name="ownerDocument"]'(
        node: Rule.Node,
      ) {
        if (path !== 'core/platform/page-document.ts') context.report({ node, messageId: 'ownerDocument' });
      },
      'MemberExpression[object.name="JSON"][property.name="stringify"]'(node: Rule.Node) {
        if (path !== 'core/registry/write-json.ts') context.report({ node, messageId: 'json' });
      },
    };
  },
};
