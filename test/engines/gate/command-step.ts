import { runCommand } from './run-command.js';
import type { ScheduledStep } from './schedule.js';

const limitMs = 10 * 60_000;
const mostLines = 120;

/** A step that is one yes or no: a script of package.json, counted as one test. */
export function commandStep(name: string, script: string): ScheduledStep {
  return {
    name,
    cores: 1,
    async run() {
      const { output, trouble } = await runCommand({ command: ['npm', 'run', '--silent', script], limitMs });
      if (!trouble) return { passed: 1, failures: [] };
      const lines = output.trim().split('\n');
      const rest = lines.length > mostLines ? `\n... and ${lines.length - mostLines} more lines` : '';
      return { passed: 0, failures: [`npm run ${script}: ${trouble}\n${lines.slice(0, mostLines).join('\n')}${rest}`] };
    },
  };
}
