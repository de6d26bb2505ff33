import { existsSync, readFileSync } from 'node:fs';
import type { Plugin, PreRenderedChunk } from 'rollup';

/**
 * V8 compiles a chunk as a whole and off the main thread, instead of each function when it is first called: for code of which
 * nearly all runs as soon as it is there. Other engines ignore it. React is such code, and every module whose first comment
 * begins with the same word.
 */
const hint = 'allFunctionsCalledOnLoad';
const isHinted = ({ name, moduleIds }: Pick<PreRenderedChunk, 'name' | 'moduleIds'>): boolean =>
  name.startsWith('react') || moduleIds.some(id => existsSync(id) && readFileSync(id, 'utf8').startsWith(`// ${hint}`));

/** Writes the hint before the chunks that it is for. */
export const compileHints: Plugin = {
  name: 'compile-hints',
  augmentChunkHash: chunk => (isHinted(chunk) ? hint : undefined),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk' && isHinted(file)) file.code = `//# ${hint}\n${file.code}`;
  },
};
