import type { Step } from './outcome.js';

/** A browser waits for frames and animations in between (measured: half a core with galleries, nine tenths with the contract): three side by side keep two cores busy. */
export const coresOfBrowser = 0.65;

export interface ScheduledStep extends Step {
  /** How much of a core it keeps busy. */
  readonly cores: number;
  /** Starts when the step with this name has passed. */
  readonly after?: string;
}

export interface Schedule {
  readonly steps: readonly ScheduledStep[];
  readonly cores: number;
  /** Runs one step to its end, and resolves to `true` if all of it passed. */
  run(step: ScheduledStep): Promise<boolean>;
  /** Called instead of `run` for a step that cannot run because the one it needs has failed. */
  giveUp(step: ScheduledStep): void;
}

/** Runs steps in their order, side by side as long as a core is free; one that has to wait lets those after it pass. */
export async function runSchedule({ steps, cores, run, giveUp }: Schedule): Promise<void> {
  let waiting = [...steps];
  const running = new Map<ScheduledStep, Promise<void>>();
  const failed = new Set<string>();
  const busy = () => [...running.keys()].reduce((sum, step) => sum + step.cores, 0);
  const isPending = (name: string) => [...waiting, ...running.keys()].some(step => step.name === name);
  const start = (step: ScheduledStep) => running.set(step, run(step).then(hasPassed => {
    if (!hasPassed) failed.add(step.name);
    running.delete(step);
  }));

  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting) {
      if (step.after !== undefined && isPending(step.after)) continue;
      const isHopeless = step.after !== undefined && failed.has(step.after);
      if (!isHopeless && running.size > 0 && busy() + step.cores > cores) continue;
      waiting = waiting.filter(other => other !== step);
      if (isHopeless) {
        failed.add(step.name);
        giveUp(step);
      } else {
        start(step);
      }
    }
    if (running.size > 0) await Promise.race(running.values());
  }
}
