import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { getTags } from '../../../core/manifest/describe/tables.js';

/** Editors write a file in several steps, and a new element is several files. */
const settleMs = 300;

export interface WatchBuildOptions {
  /** The folder that holds the sources. */
  root: string;
  /** Begins a build that follows changes of the files it knows. */
  start(): ChildProcess;
  say?(line: string): void;
  /** Ends the watching and the build. */
  signal: AbortSignal;
}

/**
 * Keeps a following build alive: begins it again when an element comes or goes, which its list of entries cannot
 * notice, and with the next change after it has broken down.
 */
export function watchBuild({ root, start, say = console.log, signal }: WatchBuildOptions): void {
  const elements = () => getTags(path.join(root, 'elements')).join();
  let known = elements();
  let build: ChildProcess | null = null;

  const begin = () => {
    known = elements();
    const mine = (build = start());
    mine.once('exit', () => {
      build = null;
      if (signal.aborted) return;
      if (known !== elements()) begin();
      else say('The build has ended; the next change begins it again.');
    });
  };
  const look = () => {
    if (!build) return begin();
    if (known === elements()) return;
    say('The list of elements has changed; building again.');
    build.kill('SIGKILL'); // asked kindly, it would finish what it is at
  };

  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['core', 'elements', 'styles']) {
    watch(path.join(root, folder), { recursive: true, signal }, () => {
      clearTimeout(timer);
      timer = setTimeout(look, settleMs);
    });
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    build?.kill('SIGTERM');
  });
  begin();
}
