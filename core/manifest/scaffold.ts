// `npm run new site-name`: a new element that keeps the contract from its first minute.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { elementFiles } from './element-files.js';

const tag = process.argv[2] ?? '';

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(tag)) {
  console.error(`npm run new: "${tag}" is no element name; expected lower-case words with hyphens, such as site-opening-hours; nothing was written.`);
  process.exit(1);
}
if (existsSync(`elements/${tag}`)) {
  console.error(`npm run new: elements/${tag} exists; expected a new name; nothing was written.`);
  process.exit(1);
}
for (const [file, text] of Object.entries(elementFiles(tag))) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
console.log(`Next: npm run dev, then open /elements/${tag}; npm test -- elements/${tag} runs its tests.`);
