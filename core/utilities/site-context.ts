import { computed, type ReadableAtom } from 'nanostores';
import { parseSiteContext, type SiteContext } from '../contract/site-context.js';
import { shared, warnOnce } from '../registry/registry.js';
import { show } from '../settings/parse.js';
import { $site } from '../stores/site.js';

/** The site's context with every field of its own type: page type, roles, permissions, status, flags. */
export const $siteContext: ReadableAtom<SiteContext> = shared('site-context@1', parseSiteContext({}), () =>
  computed($site, ({ context }) => parseSiteContext(context, (path, got, expected) =>
    warnOnce(`site context: ${path} is ${show(got)}; expected ${expected}; using the default.`))));
