import { inspect } from 'node:util';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter, type TestRunnerConfig } from '@web/test-runner';
import { browserImports } from './browser-imports.js';
import { chooseEngines } from './choose-engines.js';
import { elementList } from '../contract/element-list.js';
import { freePort } from './free-port.js';
import { listFiles } from './list-files.js';
import { opaqueOrigins, ownFonts, ownSchemas, typedTexts } from './middleware.js';
import { pageCommands } from './page-commands.js';
import { recordReporter } from './record-reporter.js';
import { runningService } from './running-service.js';
import { readShipped, shippedModules } from './shipped-modules.js';
import { sourceModules } from './source-modules.js';
import { testPage } from './test-page.js';
import { vendorModules } from './vendor-modules.js';

const isBrowserTest = /\.browser\.test\.tsx?$/;

/**
 * The configuration of the browser tests. `ENGINES` names the engines, `TEST_FILES` (comma-separated) narrows the files,
 * `TEST_RECORDS` is a file for the results, `SHIPPED` a build (`cdn`, `npm`) that is tested in place of the source: `npm test`
 * sets them all. Without the records it prints as the runner does.
 */
export async function runnerConfig(): Promise<TestRunnerConfig> {
  // The runner holds back what it prints, and forgets it when it ends.
  process.on('uncaughtExceptionMonitor', error => process.stderr.write(`${inspect(error)}\n`));
  const all = listFiles(['core', 'elements', 'styles', 'test'], isBrowserTest);
  const vendored = await browserImports(all);
  const vendorFolder = await vendorModules(vendored);
  const { found, missing } = chooseEngines();
  if (missing.length > 0) throw new Error(missing.map(({ name, remedy }) => `${name}: ${remedy}`).join('\n'));
  const records = process.env.TEST_RECORDS;
  const shipped = readShipped();
  return {
    files: process.env.TEST_FILES?.split(',') ?? all,
    browsers: await Promise.all(found.map(({ engine, browser }) => engine.launcher(browser))),
    port: await freePort(),
    concurrentBrowsers: 1,
    concurrency: 2,
    middleware: [opaqueOrigins(), runningService(), ownFonts(), ownSchemas(), typedTexts()],
    nodeResolve: { exportConditions: ['development', 'browser'] },
    plugins: [
      pageCommands(),
      elementList(shipped),
      ...shipped ? [shippedModules(shipped)] : [],
      sourceModules(vendorFolder, vendored),
      // esnext: with an older target esbuild drops import attributes
      esbuildPlugin({ ts: true, tsx: true, target: 'esnext', tsconfig: './tsconfig.json' }),
    ],
    testRunnerHtml: testPage,
    testFramework: { config: { timeout: 60_000 } },
    browserStartTimeout: 60_000,
    testsStartTimeout: 60_000,
    // The contract of all elements is one file: on two slow cores it takes many minutes. A test that hangs has a limit of its own.
    testsFinishTimeout: 20 * 60_000,
    reporters: records ? [recordReporter(records)] : [defaultReporter()],
    staticLogging: Boolean(records),
  };
}
