import { readFileSync } from 'node:fs';

// `site-elements/define/<tag>`: the class of each tag without its registration, made from the element's entry.

const heading = '// Made from the element\'s entry by the build.\n';

/** What the entry of an element says: which definition it registers and how, and what else it exports. */
function readEntry(tag: string): { name: string; kind: 'feature' | 'leaf'; definition: string; module: string; exports: readonly string[] } {
  const file = `elements/${tag}/${tag}.ts`;
  const text = readFileSync(file, 'utf8');
  const [, name, kind, definition] = /^export const (\w+) = register(Feature|Leaf)\((\w+)\);$/m.exec(text) ?? [];
  const [, module] = new RegExp(`^import \\{ ${definition} \\} from '\\./([\\w.-]+\\.js)';$`, 'm').exec(text) ?? [];
  if (!name || !definition || !module)
    throw new Error(
      `${file}: it does not register its definition as other elements do; expected "export const SiteThing = registerFeature(thing);".`,
    );
  const exports = [...text.matchAll(/^export \{[^}]*\} from '[^']*';$/gm)].map(([row]) => row);
  return { name, kind: kind!.toLowerCase() as 'feature' | 'leaf', definition, module, exports };
}

/** An export of the entry, as it is written in the folder of these modules. */
const moved = (tag: string, row: string, isScript: boolean): string =>
  row
    .replace(/'\.\.\/\.\.\//, "'../")
    .replace(/'\.\//, `'../elements/${tag}/`)
    .replace(/\{([^}]*)\}/, (all, names: string) =>
      isScript
        ? `{ ${names
          .split(',')
          .map(word => word.trim())
          .filter(word => !word.startsWith('type '))
          .join(', ')} }`
        : all,
    );

/** The modules of all tags and their types, by file name. */
export function ownTagEntries(tags: readonly string[]): Record<string, string> {
  return Object.fromEntries(tags.flatMap(tag => {
    const { name, kind, definition, module, exports } = readEntry(tag);
    const registered = `../elements/${tag}/${tag}.js`;
    const script = `${heading}import { ${kind}Class } from '../core/element/register-${kind}.js';
import { ${definition} } from '../elements/${tag}/${module}';
${exports.map(row => `${moved(tag, row, true)}\n`).join('')}
export const ${name} = /* @__PURE__ */ ${kind}Class(${definition});
`;
    const types = `${heading}import type { ClassOf } from '../core/element/register.js';
import type { ${name} as Registered } from '${registered}';
${exports.map(row => `${moved(tag, row, false)}\n`).join('')}
export type ${name} = Registered;
/** The class of \`<${tag}>\`, which no tag has yet: \`define('your-name', ${name})\` of \`site-elements/define\`. */
export declare const ${name}: ClassOf<typeof Registered, Registered>;
`;
    return [[`define/${tag}.js`, script], [`define/${tag}.d.ts`, types]];
  }));
}
