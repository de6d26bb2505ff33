import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { elementTags, examplesOf } from '../../../demo/site/content/examples.js';
import { openDemo } from '../demo/open-demo.js';
import { settle } from '../demo/settle.js';

// How every node of every example is painted, as numbers: what a change of style sheets must not touch is proved with the build before
// and the build after.
//
//   npx tsx test/e2e/looks/computed-looks.ts record .cache/before.json.gz
//   npx tsx test/e2e/looks/computed-looks.ts compare .cache/before.json.gz [tag …]

/** Rows of nodes, as indexes of `values`, by example and color scheme. */
interface Looks {
  readonly values: string[];
  readonly pages: Record<string, { readonly nodes: string[]; readonly looks: number[] }>;
}

/** The visible properties that our style sheets set. Sizes follow from these and from the content. */
const painted = [
  'color', 'background-color', 'background-image', 'border-top-color', 'border-left-color', 'border-bottom-color', 'border-top-width',
  'border-left-width', 'border-bottom-width', 'border-top-style', 'border-bottom-style', 'border-top-left-radius', 'border-top-right-radius',
  'border-bottom-left-radius', 'border-bottom-right-radius', 'box-shadow', 'text-shadow', 'font-family', 'font-size', 'font-weight', 'font-style',
  'line-height', 'letter-spacing', 'text-transform', 'padding-top', 'padding-bottom', 'padding-left', 'padding-right', 'margin-top', 'margin-bottom',
  'margin-left', 'margin-right', 'row-gap', 'column-gap', 'min-height', 'min-width', 'transition-duration', 'transition-delay', 'animation-duration',
  'animation-delay', 'opacity', 'outline-width', 'outline-offset', 'fill', 'stroke', 'filter', 'backdrop-filter', 'accent-color', 'display',
];

/** Runs in the page. Elements that move automatically are skipped, because their position varies. */
function readNodes(properties: readonly string[]): { nodes: string[]; rows: string[] } {
  const nodes: string[] = [];
  const rows: string[] = [];
  const visitNode = (node: Element, way: string): void => {
    for (const pseudo of [null, '::before', '::after', '::backdrop', '::placeholder']) {
      const style = getComputedStyle(node, pseudo);
      if (pseudo && (pseudo === '::placeholder' ? !node.matches('input, textarea') : style.content === 'none' && pseudo !== '::backdrop')) continue;
      if (pseudo === '::backdrop' && !node.matches('dialog, [popover]')) continue;
      nodes.push(way + (pseudo ?? ''));
      rows.push(properties.map(name => style.getPropertyValue(name)).join('|'));
    }
    const children = [...node.shadowRoot?.children ?? [], ...node.children].filter(child => !child.matches('style, script, iframe, svg *, canvas'));
    for (const [at, child] of children.entries()) visitNode(child, `${way} ${child.localName}${child.id ? `#${child.id}` : ''}.${[...child.classList].join('.')}[${at}]`);
  };
  visitNode(document.body, '');
  return { nodes, rows };
}

async function lookAt(page: Page, looks: Looks, indexes: Map<string, number>, name: string): Promise<void> {
  const { nodes, rows } = await page.evaluate(readNodes, painted);
  looks.pages[name] = {
    nodes,
    looks: rows.map(row => {
      let index = indexes.get(row);
      if (index === undefined) indexes.set(row, index = looks.values.push(row) - 1);
      return index;
    }),
  };
}

async function recordLooks(tags: readonly string[]): Promise<Looks> {
  const looks: Looks = { values: [], pages: {} };
  const indexes = new Map<string, number>();
  const demo = await openDemo();
  try {
    for (const tag of tags) {
      for (const { name } of await examplesOf(tag)) {
        const visit = await demo.visit(`/elements/${tag}/examples/${name}`, {
          device: { viewport: { width: 1280, height: 800 }, colorScheme: 'light', reducedMotion: 'no-preference' },
        });
        await settle(visit);
        await lookAt(visit.page, looks, indexes, `${tag}/${name} light`);
        await visit.page.emulateMedia({ colorScheme: 'dark' });
        await settle(visit);
        await lookAt(visit.page, looks, indexes, `${tag}/${name} dark`);
        await visit.close();
      }
      console.log(`<${tag}>`);
    }
  } finally {
    await demo.close();
  }
  return looks;
}

/** Two notations of one color or of one round corner are the same look. */
const plain = (property: string, value: string): string => {
  const text = value.replace(/color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g, (_, red: string, green: string, blue: string, alpha = '1') => {
    const channels = [red, green, blue].map(channel => Math.round(Number(channel) * 255)).join(', ');
    return alpha === '1' ? `rgb(${channels})` : `rgba(${channels}, ${alpha})`;
  });
  return property.endsWith('radius') && (text.includes('50%') || parseFloat(text) > 90) ? 'round' : text;
};

/** What differs, by property: as many lines as a person reads. */
function differences(before: Looks, after: Looks): string[] {
  const found = new Map<string, string>();
  for (const [name, page] of Object.entries(after.pages)) {
    const earlier = before.pages[name];
    const places = new Map(earlier?.nodes.map((node, at) => [node, earlier.looks[at]!]));
    for (const [at, node] of page.nodes.entries()) {
      const was = places.get(node);
      if (was === undefined) continue; // drawn for another moment, such as a message that comes and goes
      const [one, other] = [before.values[was]!.split('|'), after.values[page.looks[at]!]!.split('|')];
      for (const [index, property] of painted.entries()) {
        if (plain(property, one[index]!) !== plain(property, other[index]!)) found.set(`${name.split('/')[0]} ${node.split(' ').at(-1)} ${property}: ${one[index]} -> ${other[index]}`, name);
      }
    }
  }
  return [...found].map(([line, name]) => `${line} (${name})`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, file = '.cache/looks.json.gz', ...named] = process.argv.slice(2);
  const looks = await recordLooks(named.length > 0 ? named : await elementTags());
  if (command === 'record') writeFileSync(file, gzipSync(JSON.stringify(looks)));
  else {
    const found = differences(JSON.parse(gunzipSync(readFileSync(file)).toString()) as Looks, looks);
    console.log(found.slice(0, 400).join('\n') || 'All examples are painted as before.');
    process.exitCode = found.length > 0 ? 1 : 0;
  }
}
