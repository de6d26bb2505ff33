import { runCommand } from './run-command.js';
import type { ScheduledStep } from './schedule.js';

const limitMs = 25 * 60_000;
const mostLines = 120;

/** A step that is one yes or no: a script of package.json, counted as one test. */
export function commandStep(name: string, script: string, { cores = 1 } = {}): ScheduledStep {
  return {
    name,
    cores,
    async run() {
      const { output, error } = await runCommand({ command: ['npm', 'run', '--silent', script], limitMs });
      if (!error) return { passed: 1, failures: [] };
      const lines = output.trim().split('\n');
      const rest = lines.length > mostLines ? `\n... and ${lines.length - mostLines} more lines` : '';
      return { passed: 0, failures: [`npm run ${script}: ${error}\n${lines.slice(0, mostLines).join('\n')}${rest}`] };
    },
  };
}
