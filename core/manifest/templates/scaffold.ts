// npm run new site-opening-hours          a feature, drawn by React
// npm run new site-reading-time --leaf   a leaf, drawn by lit or plain DOM
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { elementFiles } from './element-files.js';

const given = process.argv.slice(2);
/** npm takes the flag for one of its own, unless `--` stands before it. */
const isLeaf = given.includes('--leaf') || process.env.npm_config_leaf !== undefined;
const [tag = '', ...rest] = given.filter(word => word !== '--leaf');

function refuse(fact: string): never {
  console.error(`npm run new: ${fact}; nothing was written.`);
  process.exit(1);
}

if (rest.length > 0) refuse(`"${rest.join(' ')}" is unknown; expected a tag, and --leaf for an element without a view of its own`);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(tag)) {
  refuse(`"${tag}" is no element name; expected lower-case words with hyphens, such as site-opening-hours`);
}
if (existsSync(`elements/${tag}`)) refuse(`elements/${tag} exists; expected a new name`);

for (const [file, text] of Object.entries(elementFiles({ tag, kind: isLeaf ? 'leaf' : 'feature' }))) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
await import('../readme/write-readme.js');
console.log(`Next: npm run dev, then open /elements/${tag}. npm test -- elements/${tag} runs its tests.
After a change of its settings: npm run readme. After a change of its examples: npx tsx test/e2e/demo/measure-frames.ts ${tag}`);
