// npm test                          what a push has to pass: every file in Chromium, in Firefox and WebKit those that say so
// npm run test:all                  every file in every engine, every example in every look, load tests in full
// npm test -- elements/site-map     types and the tests of one folder, in Chromium
// ENGINES=firefox,webkit npm test   in exactly these engines
import { availableParallelism } from 'node:os';
import { chooseEngines } from './engines/choose-engines.js';
import type { Outcome, Step } from './engines/gate/outcome.js';
import { findTests, folderPlan, wholePlan } from './engines/gate/plan.js';
import { runSchedule } from './engines/gate/schedule.js';

const limitMs = 80 * 60_000;
const everythingLimitMs = 180 * 60_000;
const stillRunningMs = 60_000;
/** More side by side than this, and tests wait for each other's memory and disk. */
const mostCores = 6;

const startedAt = Date.now();
const total: Outcome = { passed: 0, failures: [] };
const running = new Set<Step>();

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** The last thing printed, whatever happened. */
function finish(): never {
  for (const failure of total.failures) console.log(`\nFAILED ${failure.trimEnd()}`);
  console.log(`\nin ${seconds(startedAt)}`);
  console.log(`${total.passed} passed, ${total.failures.length} failed`);
  process.exit(total.failures.length > 0 ? 1 : 0);
}

function count(step: Step, { passed, failures }: Outcome): void {
  total.passed += passed;
  total.failures.push(...failures.map(failure => `[${step.name}] ${failure}`));
}

async function runStep(step: Step): Promise<boolean> {
  console.log(`> ${step.name}${step.extent ? `: ${step.extent}` : ''}`);
  const since = Date.now();
  running.add(step);
  const outcome = await step.run().catch((error: unknown): Outcome => ({ passed: 0, failures: [String(error)] }));
  running.delete(step);
  count(step, outcome);
  const { passed, failures } = outcome;
  console.log(`${failures.length > 0 ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failures.length} failed in ${seconds(since)}`);
  for (const failure of failures) console.log(`  failed: ${failure.split('\n', 2).join(', ')}`); // in full at the end
  return failures.length === 0;
}

/** What is still running, for those who wait: a browser's step takes minutes. */
function tellProgress(): void {
  const parts = [...running].map(({ name, extent, filesDone }) => `${name}${filesDone ? ` (${filesDone()} of ${extent})` : ''}`);
  console.log(`  ${seconds(startedAt)}, running: ${parts.join(', ')}`);
}

async function runAll(options: string[]): Promise<void> {
  const isEverything = options.includes('--all');
  const places = options.filter(option => !option.startsWith('--'));
  // One element is looked at in every way: there is time for that.
  if (isEverything || places.length > 0) process.env.TEST_ALL = '1';
  const engines = chooseEngines(places.length > 0 ? ['chromium'] : undefined);
  for (const { name, remedy } of engines.absent) console.log(`not run: ${name}. To get it: ${remedy}`);
  const plan = { tests: findTests(places), engines, isEverything };
  await runSchedule({
    steps: places.length > 0 ? folderPlan(places, plan) : wholePlan(plan),
    cores: Math.min(Math.max(2, availableParallelism()), mostCores),
    run: runStep,
    giveUp(step) {
      console.log(`✗ ${step.name}: not run, because "${step.after}" has failed`);
      count(step, { passed: 0, failures: [`It was not run, because "${step.after}" has failed.`] });
    },
  });
}

setTimeout(() => {
  total.failures.push(`[all] The run was stopped after ${seconds(startedAt)}.`);
  finish();
}, process.argv.includes('--all') ? everythingLimitMs : limitMs).unref();
setInterval(tellProgress, stillRunningMs).unref();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => { total.failures.push(`[all] The run was stopped by ${signal}.`); finish(); });
}

try {
  await runAll(process.argv.slice(2));
} catch (error) {
  total.failures.push(`[all] ${error instanceof Error ? error.message : error}`);
}
finish();
