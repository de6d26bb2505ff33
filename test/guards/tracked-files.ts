import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Everything that is, or is about to be, in the repository: the paths, without what git ignores. */
export function trackedFiles(): string[] {
  // A clone may belong to another user than the one who runs the tests.
  const options = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return output.split('\0').filter(path => path && existsSync(path));
}

/** The lines of a text file; none for pictures and other binary files. */
export function textLines(path: string): string[] {
  const content = readFileSync(path);
  return content.includes(0) ? [] : content.toString('utf8').split('\n');
}
