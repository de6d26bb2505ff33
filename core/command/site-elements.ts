#!/usr/bin/env node
// npx site-elements    the command of the package, for people and programs that write pages
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Table } from '../settings/table.js';
import { checkCommand } from './check/check-command.js';
import { type DescribedElement, describeCommand, listCommand } from './describe/describe-commands.js';
import { mcpCommand } from './mcp/mcp-command.js';
import type { Library } from './mcp/tools.js';
import type { ElementFacts } from './paste/write-settings.js';
import { runCommand } from './run-command.js';
import { schemaCommand } from './schema/schema-command.js';
import type { Terminal } from './subcommand.js';

/** The modules of the package beside this file, as the build writes them: `dist/bin` and `dist/npm`. */
const packageFolder = fileURLToPath(new URL('../npm/', import.meta.url));

async function readTables(): Promise<ReadonlyMap<string, Table>> {
  const folder = path.join(packageFolder, 'elements');
  const tags = await readdir(folder);
  return new Map(await Promise.all(tags.map(async (tag): Promise<[string, Table]> => {
    const file = (await readdir(path.join(folder, tag))).find(name => name.endsWith('.settings.js'))!;
    const module = (await import(pathToFileURL(path.join(folder, tag, file)).href)) as Record<string, Partial<Table> | undefined>;
    return [tag, Object.values(module).find(value => value?.tag === tag) as Table];
  })));
}

async function readElements(): Promise<readonly DescribedElement[]> {
  const { modules } = JSON.parse(await readFile(path.join(packageFolder, 'custom-elements.json'), 'utf8')) as {
    modules: readonly { readonly declarations: readonly DescribedElement[] }[];
  };
  return modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
}

async function readSchemas(): Promise<Readonly<Record<string, ElementFacts>>> {
  return (JSON.parse(await readFile(path.join(packageFolder, 'schema/elements.json'), 'utf8')) as { $defs: Readonly<Record<string, ElementFacts>> }).$defs;
}

async function readLibrary(): Promise<Library> {
  const [tables, elements, schemas, { version }] = await Promise.all([
    readTables(), readElements(), readSchemas(),
    readFile(path.join(packageFolder, '../../package.json'), 'utf8').then(text => JSON.parse(text) as { version: string }),
  ]);
  return { tables, elements, schemas, version };
}

const isPage = (name: string): boolean => /\.html?$/i.test(name);

const terminal: Terminal = {
  print: text => process.stdout.write(`${text}\n`),
  printError: text => process.stderr.write(`${text}\n`),
  async readText(file) {
    if (file !== '-') return readFile(file, 'utf8');
    const parts: Buffer[] = [];
    for await (const part of process.stdin) parts.push(part as Buffer);
    return Buffer.concat(parts).toString('utf8');
  },
  async writeText(file, text) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  },
  readInput: () => process.stdin,
  async findPages(name) {
    const found = await stat(name).catch(() => null);
    if (!found) throw new Error(`There is no file or folder ${name}.`);
    if (!found.isDirectory()) return [name];
    const files = await readdir(name, { recursive: true });
    return files.filter(file => isPage(file) && !file.split(path.sep).includes('node_modules')).sort().map(file => path.join(name, file));
  },
};

const commands = [checkCommand(readTables), listCommand(readElements), describeCommand(readElements), schemaCommand(readSchemas), mcpCommand(readLibrary)];
process.exitCode = await runCommand(commands, process.argv.slice(2), terminal);
