import { plainAddress, safeUrl } from '../links/safe-url.js';

/** Elements that run code, or change the page around them. A `<script>` with JSON is data. */
const executableTags: ReadonlySet<string> = new Set(['script', 'object', 'embed', 'applet', 'base', 'meta', 'animate', 'set']);
/** Attributes with an address that a browser loads or follows. */
const addressAttributes: ReadonlySet<string> = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster', 'background']);
const jsonType = /^application\/(?:ld\+)?json$/i;
const imageData = /^data:image\/(?!svg)/i;

/** Whether an element runs code. `type` is its attribute of that name. */
export const isExecutableTag = (tag: string, type: string | null): boolean =>
  executableTags.has(tag) && !(tag === 'script' && jsonType.test(type?.trim() ?? ''));

/** Whether an attribute runs code. `isHandler` is true if the element has an event handler of that name: `onsale` is a setting. */
export function isExecutableAttribute(name: string, value: string, isHandler: boolean): boolean {
  if (name.startsWith('on')) return isHandler;
  if (name === 'srcdoc') return true;
  return addressAttributes.has(name) && safeUrl(value) === null && !imageData.test(plainAddress(value));
}
