// The public entry `site-elements/define`: elements under tag names of the page's own. The classes are in
// `site-elements/define/site-gallery` and its like, which register nothing.
import { isPage } from '../platform/page.js';
import { warnOnce } from '../registry/registry.js';
import type { AnyValue } from '../settings/table.js';
import { defineAs, type SiteElementClass } from './register.js';

type AnyClass = SiteElementClass<AnyValue, AnyValue, AnyValue>;

/**
 * Defines `tag` as an element of this class, or of a subclass of your own. One class may have many names. Answers the
 * class that the tag has: where the page has defined it already, the first definition wins. On a server it does nothing.
 * Throws where the tag is not a name of a custom element.
 */
export function define<C extends AnyClass>(tag: string, Class: C): C {
  if (!isPage) return Class;
  const found = customElements.get(tag);
  if (!found) {
    const Base: AnyClass = Class;
    const made = class extends Base {}; // a class has one name in a registry
    defineAs(tag, made);
    return made as C;
  }
  const { definition } = found as Partial<SiteElementClass>;
  if (definition?.table.tag !== Class.definition.table.tag) {
    warnOnce(`<${tag}>: is defined already, as ${definition ? `a <${definition.table.tag}>`
      : 'an element of another script'}; expected a name that is free; using the first definition.`);
  }
  return found as C;
}
