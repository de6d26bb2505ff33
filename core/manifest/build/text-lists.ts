import path from 'node:path';
import { existsSync } from 'node:fs';
import type { Plugin } from 'rollup';
import { languagesIn } from './language-list.js';

/** As an element writes it: the file of one language, by its name. */
const byLanguage = /import\(`(\.{1,2}\/(?:[\w.-]+\/)*texts)\/\$\{(\w+)\}\.js`\)/g;
const list = /[\\/]texts[\\/]texts\.js$/;

/**
 * Texts of a language, loaded by its name: the build lists the files of a `texts` folder in a module of its own, which pages in
 * English never load. A new file is a new language, without a line anywhere.
 */
export const textLists: Plugin = {
  name: 'text-lists',
  buildStart() {
    this.addWatchFile(path.resolve('core/text/i18n/texts'));
  },
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null;
    const file = path.resolve(path.dirname(importer), source);
    if (list.test(file)) return file;
    return list.test(importer) ? file.replace(/\.js$/, '.ts') : null;
  },
  load(id) {
    if (!list.test(id)) return null;
    const folder = path.dirname(id);
    if (!existsSync(folder)) this.error(`${folder} does not exist; expected a folder with a file for each language, such as de.ts.`);
    return `export const translations = {\n${languagesIn(folder).map(language => `  ${language}: () => import('./${language}.js'),`).join('\n')}\n};\n`;
  },
  transform(code) {
    if (!code.includes('texts/${')) return null;
    const fromList = (_: string, folder: string, name: string) => `import('${folder}/texts.js').then(({ translations }) => translations[${name}]())`;
    return { code: code.replace(byLanguage, fromList), map: null };
  },
};
