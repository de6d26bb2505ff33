import { readdirSync, readFileSync } from 'node:fs';
import { drawScreen } from './draw-screen.js';
import { installScreens, withDrawings } from './screens.js';

const folder = 'docs/install';

/** The chapters of `docs/install`, by their files, with what their drawings show said in words, and the drawings. */
export function installFiles(): Record<string, string> {
  const chapters = readdirSync(folder).filter(name => name.endsWith('.md')).map(name => `${folder}/${name}`);
  return {
    ...Object.fromEntries(chapters.map(file => [file, withDrawings(readFileSync(file, 'utf8'))])),
    ...Object.fromEntries(Object.entries(installScreens).map(([name, screen]) => [`${folder}/pictures/${name}.svg`, drawScreen(screen)])),
  };
}
