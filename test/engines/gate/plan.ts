import { existsSync, readdirSync, statSync } from 'node:fs';
import { listFiles } from '../list-files.js';
import type { ChosenEngines } from '../choose-engines.js';
import { engineFiles, isPartOfGate } from '../engine-files.js';
import { browserStep, missingEngineStep } from './browser-step.js';
import { commandStep } from './command-step.js';
import { nodeStep } from './node-step.js';
import { findOtherNode, otherVersion } from './other-node.js';
import { coresOfBrowser, type ScheduledStep } from './schedule.js';
import { shippedBuilds, type ShippedBuild } from '../shipped-modules.js';
import { evenShards, longestFirst, type Times } from './times.js';

export interface TestFiles {
  node: string[];
  /** Node tests under `test/` look at the whole tree and at what was built. */
  guards: string[];
  browser: string[];
  e2e: string[];
}

export interface PlanOptions {
  tests: TestFiles;
  engines: ChosenEngines;
  /** Every file in every engine (`npm run test:all`). */
  isEverything?: boolean;
  /** How long each file took, if not what was measured here. */
  times?: Times;
}

const allFolders = ['core', 'elements', 'styles', 'demo', 'test'];
const examplesTest = 'test/e2e/examples.e2e.test.ts';
/** How many examples one step looks at: with all of them in one, a core would wait for the other at the end. */
const examplesAStep = 24;
/** How many of an element the gate looks at; `npm run test:all` looks at all. */
const examplesAnElement = 2;
const pagesTest = 'test/e2e/demo-pages.e2e.test.ts';
/** Each step looks at every this many of the demo's pages. */
const pagesSteps = 2;
/**
 * The first demo of a process takes about ten seconds of processor time (the database, all modules), each after it two.
 * All files in few steps would leave a core idle at the end.
 */
const e2eFilesAStep = 6;
/** It has a test for each page of its demo, which therefore runs before the first test of its process: no other file can be in it. */
const networkTest = 'test/e2e/demo-network.e2e.test.ts';
const nodeFilesAStep = 40;
const browserFilesAStep = 30;

/** All tests, or those of the folders and files named on the command line. */
export function findTests(places: string[] = []): TestFiles {
  const named = places.map(place => place.replace(/^\.\//, '').replace(/\/+$/, ''));
  for (const place of named) if (!existsSync(place)) throw new Error(`"${place}" does not exist.`);
  const files = named.length === 0
    ? listFiles(allFolders, /\.test\.tsx?$/)
    : named.flatMap(place => (statSync(place).isDirectory() ? listFiles([place], /\.test\.tsx?$/) : [place]));
  const isGuard = (file: string) => file.startsWith('test/');
  const node = files.filter(file => file.endsWith('.node.test.ts'));
  return {
    node: node.filter(file => !isGuard(file)),
    guards: node.filter(isGuard),
    browser: files.filter(file => /\.browser\.test\.tsx?$/.test(file)),
    e2e: files.filter(file => file.endsWith('.e2e.test.ts')),
  };
}

/** Several browsers after each other: what a page leaves behind ends with its browser. */
function browserSteps({ tests, engines: { found, missing }, isEverything, times }: PlanOptions): ScheduledStep[] {
  const failing = missing.map(({ name, remedy }) => missingEngineStep(name, remedy));
  const steps = found.flatMap(({ engine: { name: engine } }) => {
    const files = engineFiles(engine, tests.browser, { isEverything });
    const shards = evenShards(files, Math.ceil(files.length / browserFilesAStep), times);
    return shards.map((some, at) => browserStep(engine, some, { name: shards.length > 1 ? `${engine} ${at + 1} of ${shards.length}` : engine }));
  });
  return [...failing, ...steps];
}

/** Tests that run against a build: the contract, and the test of each element that is named like its tag. */
const shippedTest = /^(?:test\/contract\/contract|elements\/([\w-]+)\/\1)\.browser\.test\.tsx?$/;

/** Tests that run against a build in place of the source: a bundler may drop what no test of the source misses. */
function shippedSteps({ tests, engines: { found }, isEverything }: PlanOptions): ScheduledStep[] {
  const chromium = found.find(({ engine: { name } }) => name === 'chromium');
  const builds: readonly ShippedBuild[] = isEverything ? shippedBuilds : ['cdn'];
  const files = tests.browser.filter(file => shippedTest.test(file));
  if (!chromium || files.length === 0) return [];
  return builds.map(build => browserStep('chromium', files, { name: `chromium on dist/${build}`, env: { SHIPPED: build }, after: 'build' }));
}

/** The elements of the examples test, in parts of about as many examples. */
function examplesSteps(env: NodeJS.ProcessEnv, isEverything = false): ScheduledStep[] {
  const counts: Record<string, number> = {};
  for (const tag of readdirSync('elements')) {
    const folder = `elements/${tag}/examples`;
    const count = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.html')).length : 0;
    if (count > 0) counts[`elements/${tag}`] = isEverything ? count : Math.min(count, examplesAnElement);
  }
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shards = evenShards(Object.keys(counts), Math.ceil(all / examplesAStep), counts);
  return shards.map((places, at) =>
    nodeStep({
      name: `e2e examples ${at + 1} of ${shards.length}`,
      files: [examplesTest],
      cores: coresOfBrowser,
      after: 'build',
      env: { ...env, ONLY: places.join(',') },
    }),
  );
}

/** Each file starts a demo and a browser of its own, a few of them one after the other in a process. Named files have a step each. */
function endToEnd({ tests, engines: { found }, isEverything, times }: PlanOptions, places: string[] = []): ScheduledStep[] {
  const chromium = found.find(({ engine }) => engine.name === 'chromium')?.browser;
  if (tests.e2e.length === 0) return [];
  if (!chromium) return [{ name: 'e2e', cores: 0, extent: 'not run, it needs chromium', run: async () => ({ passed: 0, failures: [] }) }];
  const env = { CHROME_PATH: chromium.path };
  const step = (name: string, files: string[]) =>
    nodeStep({ name: `e2e ${name}`, files, cores: coresOfBrowser, after: 'build', env: { ...env, ONLY: places.join(',') } });
  if (places.length > 0) return longestFirst(tests.e2e, times).map(file => step(file.split('/').at(-1)!.replace('.e2e.test.ts', ''), [file]));
  const files = tests.e2e.filter(file => ![examplesTest, pagesTest, networkTest].includes(file));
  const shards = evenShards(files, Math.ceil(files.length / e2eFilesAStep), times);
  return [
    ...tests.e2e.includes(examplesTest) ? examplesSteps(env, isEverything) : [],
    ...tests.e2e.includes(pagesTest) ? demoPagesSteps(env) : [],
    ...tests.e2e.includes(networkTest) ? [step('demo-network', [networkTest])] : [],
    ...shards.map((some, at) => step(`${at + 1} of ${shards.length}`, some)),
  ];
}

function demoPagesSteps(env: NodeJS.ProcessEnv): ScheduledStep[] {
  return Array.from({ length: pagesSteps }, (_, at) =>
    nodeStep({
      name: `e2e demo-pages ${at + 1} of ${pagesSteps}`,
      files: [pagesTest],
      cores: coresOfBrowser,
      after: 'build',
      env: { ...env, PART: `${at + 1}/${pagesSteps}` },
    }),
  );
}

function nodeSteps(name: string, files: string[], { times }: PlanOptions, { after, node }: { after?: string; node?: string } = {}): ScheduledStep[] {
  const shards = evenShards(files, Math.ceil(files.length / nodeFilesAStep), times);
  return shards.map((some, at) => nodeStep({ name: shards.length > 1 ? `${name} ${at + 1} of ${shards.length}` : name, files: some, after, node }));
}

/** The Node tests once more, on the other version that is supported. */
function otherNodeSteps(options: PlanOptions): ScheduledStep[] {
  const name = `node ${otherVersion}`;
  const other = findOtherNode();
  return 'path' in other
    ? nodeSteps(name, options.tests.node, options, { node: other.path })
    : [{ name, cores: 0, run: async () => ({ passed: 0, failures: [other.error] }) }];
}

/** What a push has to pass; with `isEverything`, also the files that take long for what they seldom find. */
export function wholePlan({ tests: all, ...rest }: PlanOptions): ScheduledStep[] {
  const part = (files: string[]) => (rest.isEverything ? files : files.filter(isPartOfGate));
  const tests: TestFiles = { node: part(all.node), guards: part(all.guards), browser: part(all.browser), e2e: part(all.e2e) };
  const options = { ...rest, tests };
  return [
    // First: it has the machine for itself, and would have to wait until both cores are free at the same time.
    commandStep('build', 'build', { cores: 2 }),
    commandStep('types', 'types'),
    commandStep('lint', 'lint'),
    ...nodeSteps('node', tests.node, options),
    ...nodeSteps('guards', tests.guards, options, { after: 'build' }),
    ...options.isEverything ? otherNodeSteps(options) : [],
    ...browserSteps(options),
    ...shippedSteps(options),
    ...endToEnd(options),
  ];
}

/** The inner loop of someone who works on one element: its types, its tests, its examples. */
export function folderPlan(places: string[], options: PlanOptions): ScheduledStep[] {
  const { tests } = options;
  const hasExamples = places.some(place => place.includes('elements/')) && existsSync(examplesTest);
  const e2e = hasExamples ? [...new Set([...tests.e2e, examplesTest])] : tests.e2e;
  if ([tests.node, tests.guards, tests.browser, e2e].every(files => files.length === 0)) {
    throw new Error(`There are no tests in ${places.join(', ')}.`);
  }
  return [
    commandStep('types', 'types'),
    ...nodeSteps('node', tests.node, options),
    // Named on the command line, in an engine that was asked for: all of them.
    ...browserSteps({ ...options, isEverything: true }),
    ...e2e.length > 0 ? [commandStep('build', 'build')] : [],
    ...nodeSteps('guards', tests.guards, options, { after: 'build' }),
    ...endToEnd({ ...options, tests: { ...tests, e2e } }, places),
  ];
}
