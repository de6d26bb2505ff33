import { execFileSync } from 'node:child_process';

/** The Node version that tests run on besides the installed one: the oldest and a current long-term version are supported. */
export const otherVersion = '22.23.3';

/**
 * The path of another version of Node, from the npm package `node`: npm downloads it once and keeps it in its cache.
 * Returns a message instead if it cannot be installed.
 */
export function findOtherNode(version = otherVersion): { path: string } | { error: string } {
  try {
    const answer = execFileSync('npm', ['exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.version + " " + process.execPath'], {
      encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [, found, path] = /^(v[\d.]+) (.+)$/m.exec(answer) ?? [];
    return found === `v${version}` ? { path: path! } : { error: `npm exec started Node ${found ?? 'of an unknown version'}; expected v${version}.` };
  } catch (error) {
    return { error: `Node ${version} could not be installed: ${(error as Error).message.trim()}` };
  }
}
