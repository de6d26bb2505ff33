// npm test                          everything, in every engine that can be had
// npm test -- elements/site-map     types and the tests of one folder, in Chromium
// ENGINES=firefox,webkit npm test   in exactly these engines
import { chooseEngines } from './engines/choose-engines.js';
import { findTests, folderPlan, wholePlan } from './engines/gate/plan.js';
import type { Outcome, Step } from './engines/gate/outcome.js';

const limitMs = 70 * 60_000;
const startedAt = Date.now();
const total: Outcome = { passed: 0, failures: [] };

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** The last thing printed, whatever happened. */
function finish(): never {
  for (const failure of total.failures) console.log(`\nFAILED ${failure.trimEnd()}`);
  console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
  process.exit(total.failures.length > 0 ? 1 : 0);
}

async function runStep(step: Step): Promise<void> {
  console.log(`> ${step.name}${step.extent ? `: ${step.extent}` : ''}`);
  const since = Date.now();
  const { passed, failures } = await step.run();
  total.passed += passed;
  total.failures.push(...failures.map((failure) => `[${step.name}] ${failure}`));
  console.log(`${failures.length > 0 ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failures.length} failed in ${seconds(since)}`);
}

async function runAll(places: string[]): Promise<void> {
  const engines = chooseEngines(places.length > 0 ? ['chromium'] : undefined);
  for (const { name, remedy } of engines.absent) console.log(`not run: ${name}. To get it: ${remedy}`);
  const tests = findTests(places);
  const waves = places.length > 0 ? folderPlan(places, tests, engines) : wholePlan(tests, engines);
  for (const wave of waves) await Promise.all(wave.map(runStep));
}

setTimeout(() => {
  total.failures.push(`[all] The run was stopped after ${seconds(startedAt)}.`);
  finish();
}, limitMs).unref();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => { total.failures.push(`[all] The run was stopped by ${signal}.`); finish(); });
}

try {
  await runAll(process.argv.slice(2));
} catch (error) {
  total.failures.push(`[all] ${error instanceof Error ? error.message : error}`);
}
finish();
