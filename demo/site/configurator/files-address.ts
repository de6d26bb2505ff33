import { canParseUrl } from '../../../core/contract/can-parse-url.js';
import { filesAddress } from '../../../core/manifest/install/sheet-links.js';

const folder = 'site-elements/';
const script = /[^/]*\.(?:m?js|css)$/;

/**
 * The address of the folder with the library's files, from what an owner types: a site (`bakery.example`), the folder, or a
 * file in it. A path without a host stays a path. Nothing typed is the placeholder; `null` for what is not an address.
 */
export function readFilesAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return filesAddress;
  const isPath = text.startsWith('/') && !text.startsWith('//');
  const written = isPath || /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!canParseUrl(written, 'https://path.invalid')) return null;
  const url = new URL(written, 'https://path.invalid');
  if (/["'<>\s\\]/.test(text) || /^[a-z]+:(?!\/\/|\d)/i.test(text) || !/^https?:$/.test(url.protocol) || url.username !== '') return null;
  if (!isPath && !/[.:]/.test(url.host) && url.hostname !== 'localhost') return null;
  const path = url.pathname.replace(script, '');
  const ended = path === '/' && !script.test(url.pathname) ? `/${folder}` : path.replace(/\/*$/, '/');
  return isPath ? ended : url.origin + ended;
}
