import type { ElementDoc, SettingDoc } from '../describe/element-docs.js';
import { importsFor, markupType } from './framework-types.js';

// `site-elements/react`: a component for each tag, made from the settings tables.

const heading = '// Made from the settings tables by the build.\n';
const moduleOf = (tag: string): string => `./elements/${tag}/${tag}.js`;

/** `site-slide-change` to `onSiteSlideChange`. */
const handlerOf = (event: string): string => `on${event.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}`;

/** Settings by property: their attribute, or `null` for those that a script alone can set. */
const attributesOf = (settings: readonly SettingDoc[]): string =>
  JSON.stringify(Object.fromEntries(settings.flatMap(({ property, attribute, former }) =>
    [property, ...former ? [former.property] : []].map(name => [name, attribute]))));

/** How a component works: attributes are written during rendering, so that a server writes them too; listeners are added to the element itself. */
const runtime = `import { createElement, forwardRef, useCallback, useEffect, useRef } from 'react';
import { loadNear } from './core/element/load-near.js';

const textOf = value => (value === true ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value));

function component(name, tag, attributes, events, load, isImmediate) {
  const Component = forwardRef(function (props, ref) {
    const element = useRef(null);
    const current = useRef(props);
    const given = {};
    const own = {};
    for (const [key, value] of Object.entries(props)) {
      if (key in events || key === 'children') continue;
      if (key === 'className') given.class = value;
      else if (!(key in attributes)) given[key] = value;
      else if (attributes[key] === null) own[key] = value;
      else if (value !== null && value !== undefined) given[attributes[key]] = textOf(value);
    }
    const keep = useCallback(node => {
      element.current = node;
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    }, [ref]);
    useEffect(() => {
      current.current = props;
      for (const key in own) if (element.current[key] !== own[key]) element.current[key] = own[key];
    });
    useEffect(() => {
      const node = element.current;
      const ended = new AbortController();
      for (const [handler, type] of Object.entries(events)) {
        node.addEventListener(type, event => { if (event.target === node) current.current[handler]?.(event); }, { signal: ended.signal });
      }
      const stop = loadNear(node, load, isImmediate);
      return () => { ended.abort(); stop(); };
    }, []);
    return createElement(tag, { ...given, ref: keep, suppressHydrationWarning: true }, props.children);
  });
  Component.displayName = name;
  return Component;
}
`;

function componentsScript(docs: readonly ElementDoc[], immediate: readonly string[]): string {
  const rows = docs.map(({ tag, className, settings, events }) => {
    const handlers = JSON.stringify(Object.fromEntries(events.map(({ name }) => [handlerOf(name), name])));
    return `export const ${className} = /* @__PURE__ */ component('${className}', '${tag}', ${
      attributesOf(settings)}, ${handlers}, () => import('${moduleOf(tag)}')${immediate.includes(tag) ? ', true' : ''});`;
  });
  return `'use client';\n${heading}${runtime}\n${rows.join('\n')}\n`;
}

function componentsTypes(docs: readonly ElementDoc[]): string {
  const rows = docs.map(doc => {
    const settings = doc.settings.flatMap(row => [
      `  /** ${row.doc} */\n  ${row.property}?: ${markupType(row)};`,
      ...row.former ? [`  /** @deprecated Use \`${row.property}\`. */\n  ${row.former.property}?: ${markupType(row)};`] : [],
    ]);
    const events = doc.events.map(row => `  /** ${row.doc} */\n  ${handlerOf(row.name)}?: (event: CustomEvent<${row.type}>) => void;`);
    return `export interface ${doc.className}Props extends Props<keyof ${doc.className}Own>, ${doc.className}Own {}
interface ${doc.className}Own {
${[...settings, ...events].join('\n')}
}
/** ${doc.summary} */
export declare const ${doc.className}: Component<${doc.className}Props, ${doc.className}Element>;
`;
  }).join('\n');
  const classes = docs.map(({ tag, className }) => `import type { ${className} as ${className}Element } from '${moduleOf(tag)}';`).join('\n');
  return `${heading}import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
${classes}
${importsFor(rows)}
/** What every element takes, but for what ours define themselves. */
type Props<Own extends PropertyKey> = Omit<HTMLAttributes<HTMLElement> & {
  /** Its code comes at once, not when it comes near the viewport. */
  loading?: 'eager';
}, Own>;
type Component<P, E> = ForwardRefExoticComponent<P & RefAttributes<E>>;

${rows}`;
}

function loadersScript(docs: readonly ElementDoc[], immediate: readonly string[], attributes: readonly string[]): string {
  const rows = docs.map(({ tag }) => `  '${tag}': () => import('${moduleOf(tag)}'),`).join('\n');
  return `${heading}import { watchTags } from './core/element/load-near.js';

export const loaders = {
${rows}
};
watchTags(loaders, ${JSON.stringify(immediate)}, ${JSON.stringify(attributes)});
`;
}

const loadersTypes = `${heading}/** Imports the module of a tag, by tag. */\nexport declare const loaders: Readonly<Record<string, () => Promise<unknown>>>;\n`;

/** Tags with something of their own in the scripts for bundlers. */
export interface BundledTags {
  /** Tags that load wherever they are on the page. */
  readonly immediate: readonly string[];
  /** Tags that also work as an attribute of any element. */
  readonly attributes: readonly string[];
  /** Tags for editors, which `auto.js` does not load. */
  readonly editors: readonly string[];
}

/** The scripts for sites that are built by a bundler, and their types, by file name. */
export const bundlerEntries = (docs: readonly ElementDoc[], { immediate, attributes, editors }: BundledTags): Record<string, string> => ({
  'react.js': componentsScript(docs, immediate),
  'react.d.ts': componentsTypes(docs),
  'auto.js': loadersScript(docs.filter(({ tag }) => !editors.includes(tag)), immediate, attributes),
  'auto.d.ts': loadersTypes,
  'editors.js': loadersScript(docs.filter(({ tag }) => editors.includes(tag)), [], []),
  'editors.d.ts': loadersTypes,
  'script.d.ts': `${heading}/** A script that acts when it is imported, and exports nothing. */\nexport {};\n`,
  'style-sheet.d.ts': `${heading}/** A style sheet: bundlers take it in by \`import 'site-elements/site-elements.css'\`. */\n`
    + `declare const address: string;\nexport default address;\n`,
});
