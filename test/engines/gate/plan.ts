import { existsSync, statSync } from 'node:fs';
import { listFiles } from '../list-files.js';
import type { ChosenEngines } from '../choose-engines.js';
import { browserStep, missingEngineStep } from './browser-step.js';
import { commandStep } from './command-step.js';
import { nodeStep } from './node-step.js';
import type { Step } from './outcome.js';

/** Steps of one wave run side by side, as much as two cores carry; a wave starts when the one before has ended. */
export type Wave = Step[];

export interface TestFiles {
  node: string[];
  /** Node tests under `test/` look at the whole tree and at what was built. */
  guards: string[];
  browser: string[];
  e2e: string[];
}

const allFolders = ['core', 'elements', 'demo', 'test'];
const examplesTest = 'test/e2e/examples.e2e.test.ts';

/** All tests, or those of the folders and files named on the command line. */
export function findTests(places: string[] = []): TestFiles {
  const named = places.map((place) => place.replace(/^\.\//, '').replace(/\/+$/, ''));
  for (const place of named) if (!existsSync(place)) throw new Error(`"${place}" does not exist.`);
  const files = named.length === 0
    ? listFiles(allFolders, /\.test\.tsx?$/)
    : named.flatMap((place) => (statSync(place).isDirectory() ? listFiles([place], /\.test\.tsx?$/) : [place]));
  const isGuard = (file: string) => file.startsWith('test/');
  const node = files.filter((file) => file.endsWith('.node.test.ts'));
  return {
    node: node.filter((file) => !isGuard(file)),
    guards: node.filter(isGuard),
    browser: files.filter((file) => /\.browser\.test\.tsx?$/.test(file)),
    e2e: files.filter((file) => file.endsWith('.e2e.test.ts')),
  };
}

/** Side by side: much of each engine's time is waiting for motions to end. */
function browserSteps(files: string[], { found, missing }: ChosenEngines): Wave {
  const failing = missing.map(({ name, remedy }) => missingEngineStep(name, remedy));
  return [...found.map(({ engine }) => browserStep(engine.name, files)), ...failing];
}

/** End-to-end tests in two steps for two cores, one file at a time in each: a file starts a demo and a browser of its own. */
function endToEnd(files: string[], { found }: ChosenEngines, env: NodeJS.ProcessEnv = {}): Wave {
  const chromium = found.find(({ engine }) => engine.name === 'chromium')?.browser;
  if (!chromium) return [{ name: 'e2e', extent: 'not run, it needs chromium', run: async () => ({ passed: 0, failures: [] }) }];
  const isFirst = (file: string) => /\/(demo-|census|donation|phone|third-party|[\w-]*form|site-newsletter)/.test(file); // as long as the rest
  const halves = { 'e2e, demo and forms': files.filter(isFirst), 'e2e, elements': files.filter(file => !isFirst(file)) };
  return Object.entries(halves).filter(([, half]) => half.length > 0)
    .map(([name, half]) => nodeStep({ name, files: half, parallel: 1, env: { ...env, CHROME_PATH: chromium.path }, limitMs: 15 * 60_000 }));
}

/** Everything: what a push has to pass. */
export function wholePlan(tests: TestFiles, engines: ChosenEngines): Wave[] {
  return [
    [commandStep('types', 'types'), commandStep('lint', 'lint')],
    [commandStep('build', 'build'), nodeStep({ name: 'node', files: tests.node })],
    browserSteps(tests.browser, engines),
    [nodeStep({ name: 'guards', files: tests.guards, parallel: 1 }), ...endToEnd(tests.e2e, engines)],
  ];
}

/** The inner loop of someone who works on one element: its types, its tests, its examples. */
export function folderPlan(places: string[], tests: TestFiles, engines: ChosenEngines): Wave[] {
  const hasExamples = places.some((place) => place.includes('elements/')) && existsSync(examplesTest);
  const e2e = hasExamples ? [...new Set([...tests.e2e, examplesTest])] : tests.e2e;
  if ([tests.node, tests.guards, tests.browser, e2e].every((files) => files.length === 0)) {
    throw new Error(`There are no tests in ${places.join(', ')}.`);
  }
  const when = (files: string[], step: () => Step) => (files.length > 0 ? [step()] : []);
  return [
    [commandStep('types', 'types'), ...when(tests.node, () => nodeStep({ name: 'node', files: tests.node }))],
    tests.browser.length > 0 ? browserSteps(tests.browser, engines) : [],
    when(e2e, () => commandStep('build', 'build')),
    [
      ...when(tests.guards, () => nodeStep({ name: 'guards', files: tests.guards })),
      ...endToEnd(e2e, engines, { ONLY: places.join(',') }),
    ],
  ];
}
