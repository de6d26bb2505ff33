import MagicString from 'magic-string';
import type { Plugin } from 'rollup';

/** What our views and React DOM use of React. A test compares the list with what they import. */
export const usedOfReact: ReadonlySet<string> = new Set([
  'Component', 'Fragment', 'createElement', 'memo', 'startTransition', 'useEffect', 'useId', 'useLayoutEffect', 'useMemo', 'useRef', 'useState',
  'useSyncExternalStore', 'version',
]);
/** Kept under any name: React DOM and the quick renderer meet in it. */
const internals = /^__\w+_INTERNALS_/;

interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly expression?: {
    readonly type: string;
    readonly left?: { readonly object?: { readonly name?: string }; readonly property?: { readonly name?: string } };
  };
}

/** React's production build without what nothing here uses; the minifier drops the functions that are left over. */
export const leanReact: Plugin = {
  name: 'lean-react',
  transform: {
    order: 'pre', // before its CommonJS becomes a module
    handler(code, id) {
      if (!/\/react\/cjs\/react\.production\.js$/.test(id.replaceAll('\\', '/'))) return null;
      const text = new MagicString(code);
      for (const { type, start, end, expression } of this.parse(code).body as unknown as Statement[]) {
        const { object, property } = expression?.left ?? {};
        if (type !== 'ExpressionStatement' || expression?.type !== 'AssignmentExpression' || object?.name !== 'exports' || !property?.name) continue;
        if (!usedOfReact.has(property.name) && !internals.test(property.name)) text.remove(start, end);
      }
      return { code: text.toString(), map: null };
    },
  },
};
