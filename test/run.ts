// npm test                          what a push has to pass: every file in Chromium, in Firefox and WebKit those that request it
// npm run test:all                  every file in every engine, every example in every look, load tests in full
// npm run test:all -- --shard=1/3   a third of it; three such runs, here or elsewhere, have everything
// npm test -- elements/site-map     types and the tests of one folder, in Chromium
// ENGINES=firefox,webkit npm test   in exactly these engines
import { availableParallelism } from 'node:os';
import { chooseEngines } from './engines/choose-engines.js';
import type { Outcome, Step } from './engines/gate/outcome.js';
import { findTests, folderPlan, wholePlan } from './engines/gate/plan.js';
import { runSchedule } from './engines/gate/schedule.js';
import { readShard, stepsOfShard } from './engines/gate/shard.js';
import { committedTimes } from './engines/gate/times.js';

const limitMs = 80 * 60_000;
const everythingLimitMs = 180 * 60_000;
const stillRunningMs = 60_000;
/** More side by side than this, and tests wait for each other's memory and disk. */
const mostCores = 6;

/** With more failed files than this the change is to blame, and a second run would only take longer to report it. */
const mostFilesAgain = 12;

const startedAt = Date.now();
const outcomes = new Map<Step, Outcome>();
/** Files that failed beside others and passed alone: each is a test to fix, and is reported in full. */
const unsteady: string[] = [];
const stopped: string[] = [];
const running = new Set<Step>();

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** The last thing printed, whatever happened. */
function finish(): never {
  const failures = [...allFailures(), ...stopped];
  const passed = [...outcomes.values()].reduce((sum, outcome) => sum + outcome.passed, 0);
  for (const failure of unsteady) console.log(`\nUNSTEADY: failed beside others, passed alone. ${failure.trimEnd()}`);
  for (const failure of failures) console.log(`\nFAILED ${failure.trimEnd()}`);
  console.log(`\nin ${seconds(startedAt)}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 ? 1 : 0);
}

const failuresOf = (step: Step, { failures }: Outcome) => failures.map(failure => `[${step.name}] ${failure}`);
const allFailures = () => [...outcomes].flatMap(([step, outcome]) => failuresOf(step, outcome));

async function runStep(step: Step): Promise<boolean> {
  console.log(`> ${step.name}${step.extent ? `: ${step.extent}` : ''}`);
  const since = Date.now();
  running.add(step);
  const outcome = await step.run().catch((error: unknown): Outcome => ({ passed: 0, failures: [String(error)] }));
  running.delete(step);
  outcomes.set(step, outcome);
  const { passed, failures } = outcome;
  console.log(`${failures.length > 0 ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failures.length} failed in ${seconds(since)}`);
  for (const failure of failures) console.log(`  failed: ${failure.split('\n', 2).join(', ')}`); // in full at the end
  return failures.length === 0;
}

/**
 * Files that failed run once more, one step after the other with nothing beside them: two busy cores fail a test that
 * waits too little, a defect fails twice. What passes then is reported as flaky, so that it is fixed.
 */
async function runFailedAgain(): Promise<void> {
  const failed = [...outcomes].filter(([, { failures }]) => failures.length > 0);
  const files = failed.flatMap(([, { again }]) => again?.files ?? []);
  if (failed.some(([, { again }]) => !again) || files.length > mostFilesAgain) return;
  for (const [step, first] of failed) {
    console.log(`> ${step.name}, once more and alone: ${first.again!.files.join(', ')}`);
    const since = Date.now();
    running.add(step);
    const second = await first.again!.run().catch((error: unknown): Outcome => ({ passed: 0, failures: [String(error)] }));
    running.delete(step);
    outcomes.set(step, second);
    if (second.failures.length === 0) unsteady.push(...failuresOf(step, first));
    console.log(`${second.failures.length > 0 ? '✗' : '✓'} ${step.name}: ${second.failures.length} failed again in ${seconds(since)}`);
  }
}

/** What is still running, for those who wait: a browser's step takes minutes. */
function tellProgress(): void {
  const parts = [...running].map(({ name, extent, filesDone }) => `${name}${filesDone ? ` (${filesDone()} of ${extent})` : ''}`);
  console.log(`  ${seconds(startedAt)}, running: ${parts.join(', ')}`);
}

async function runAll(options: string[]): Promise<void> {
  const shard = readShard(options);
  const isEverything = options.includes('--all');
  const places = options.filter(option => !option.startsWith('--'));
  // One element is looked at in every way: there is time for that.
  if (isEverything || places.length > 0) process.env.TEST_ALL = '1';
  const engines = chooseEngines(places.length > 0 ? ['chromium'] : undefined);
  for (const { name, remedy } of engines.absent) console.log(`not run: ${name}. To get it: ${remedy}`);
  // A shard goes by the committed durations, so that its steps have the same files on every machine.
  const plan = { tests: findTests(places), engines, isEverything, times: shard && committedTimes() };
  const steps = places.length > 0 ? folderPlan(places, plan) : wholePlan(plan);
  await runSchedule({
    steps: shard ? stepsOfShard(steps, shard) : steps,
    cores: Math.min(Math.max(2, availableParallelism()), mostCores),
    run: runStep,
    giveUp(step) {
      console.log(`✗ ${step.name}: not run, because "${step.after}" has failed`);
      outcomes.set(step, { passed: 0, failures: [`It was not run, because "${step.after}" has failed.`] });
    },
  });
  if (places.length === 0 && !isEverything) await runFailedAgain();
}

setTimeout(() => {
  stopped.push(`[all] The run was stopped after ${seconds(startedAt)}.`);
  finish();
}, process.argv.includes('--all') ? everythingLimitMs : limitMs).unref();
setInterval(tellProgress, stillRunningMs).unref();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => { stopped.push(`[all] The run was stopped by ${signal}.`); finish(); });
}

try {
  await runAll(process.argv.slice(2));
} catch (error) {
  stopped.push(`[all] ${error instanceof Error ? error.message : error}`);
}
finish();
