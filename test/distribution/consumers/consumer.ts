import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

// A consumer's project that uses the package: in a separate folder, with the files that `npm install` creates.

/** A registry that does not answer immediately is not waited for. */
const patient = ['--fetch-retries=0', '--fetch-timeout=20000'];
const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
/** Frameworks' builds are long, and two cores are shared. */
const limitMs = 8 * 60_000;
const root = process.cwd();

async function run(folder: string, program: string, parameters: readonly string[]): Promise<string> {
  try {
    // A project of its own: what npm and the test runner say to their children is not meant for it.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_TEST_CONTEXT|NODE_OPTIONS)/.test(name)));
    const { stdout } = await promisify(execFile)(program, parameters, {
      cwd: folder,
      timeout: limitMs,
      maxBuffer: 64 << 20,
      env: { ...env, CI: '1', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' },
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(
      `${program} ${parameters.join(' ')}: ${(error as Error).message.split('\n')[0]}\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`,
      { cause: error },
    );
  }
}

export interface Consumer {
  readonly folder: string;
  write(files: Readonly<Record<string, string>>): void;
  /** A command in the folder; answers what it prints. */
  run(program: string, ...parameters: string[]): Promise<string>;
  /** The same in another folder, of one of several sites. */
  runIn(folder: string, program: string, ...parameters: string[]): Promise<string>;
  remove(): void;
}

function folderOf(name: string): Consumer {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `site-elements-${name}-`));
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
  };
  write({ 'package.json': '{ "name": "consumer", "private": true, "type": "module" }' });
  return {
    folder,
    write,
    run: (program, ...parameters) => run(folder, program, parameters),
    runIn: (place, program, ...parameters) => run(place, program, parameters),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The registry of npm answers, or why it does not. Consumers that need it are not built without it. */
export async function registryProblem(): Promise<string | null> {
  try {
    await run(root, 'npm', ['view', 'react', 'version', ...patient, ...quietly]);
    return null;
  } catch (error) {
    return (error as Error).message.split('\n')[0]!;
  }
}

let archive: Promise<string> | undefined;
/** The package as it would be published. */
const packed = () => archive ??= (async () => {
  const { folder, remove } = folderOf('package');
  process.once('exit', remove);
  await run(root, 'npm', ['pack', '--ignore-scripts', `--pack-destination=${folder}`, ...quietly]);
  return path.join(folder, readdirSync(folder).find(file => file.endsWith('.tgz'))!);
})();

/** A project with the packed package and others, in these versions, from the registry. */
export async function installConsumer(name: string, dependencies: readonly string[]): Promise<Consumer> {
  const consumer = folderOf(name);
  try {
    await consumer.run('npm', 'install', ...quietly, ...patient, '--prefer-offline', '--ignore-scripts', await packed(), ...dependencies);
  } catch (error) {
    consumer.remove();
    throw error;
  }
  return consumer;
}

/** A project with the built package and packages of this repository, without a registry. */
export function linkConsumer(name: string, dependencies: readonly string[]): Consumer {
  const consumer = folderOf(name);
  const modules = path.join(consumer.folder, 'node_modules');
  const link = (target: string, at: string) => {
    mkdirSync(path.dirname(path.join(modules, at)), { recursive: true });
    symlinkSync(target, path.join(modules, at));
  };
  if (!existsSync('dist/npm')) throw new Error('dist/npm does not exist; run `npm run build` first.');
  link(root, 'site-elements');
  for (const dependency of dependencies) link(path.join(root, 'node_modules', dependency), dependency);
  return consumer;
}
