import { findNearestName } from './check/nearest-name.js';
import type { Subcommand, Terminal } from './subcommand.js';

function help(commands: readonly Subcommand[]): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length)) + 2;
  return `Usage: npx site-elements <command>\n\n${commands.map(({ usage, summary }) => `  ${usage.padEnd(width)}${summary}`).join('\n')}`;
}

/** Runs the command that the arguments name, and returns its exit code: 2 for arguments that cannot be used. */
export async function runCommand(commands: readonly Subcommand[], args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '' || name === 'help' || name === '--help' || name === '-h') {
    terminal.print(help(commands));
    return name === '' ? 2 : 0;
  }
  const command = commands.find(one => one.name === name);
  if (!command) {
    const nearest = findNearestName(name, commands.map(one => one.name));
    terminal.printError(`There is no command ${name}.${nearest ? ` Did you mean ${nearest}?` : ''}\n\n${help(commands)}`);
    return 2;
  }
  try {
    return await command.run(rest, terminal);
  } catch (error) {
    terminal.printError((error as Error).message);
    return 2;
  }
}
