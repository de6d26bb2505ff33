import { existsSync, readdirSync } from 'node:fs';

/** All files below these folders whose path matches, sorted; a folder that does not exist has none. */
export function listFiles(folders: readonly string[], pattern: RegExp): string[] {
  return folders
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`))
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => pattern.test(file) && !file.includes('/node_modules/'))
    .sort();
}
