import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { checkLimit } from 'site-elements/contract/editor-limits';

/** A feed that the owner has named. */
export interface FeedSource {
  /** How pages ask for it: `studio`. */
  readonly name: string;
  /** Its address, or a path of the site's own, which is asked without any network. */
  readonly url: string;
}

const goodName = /^[a-z0-9][a-z0-9-]{0,40}$/;

/** Reads `FEEDS`, or another list like it: a name and an address each, separated by commas or lines. Throws a message for people where it cannot be read. */
export function readFeeds(text = '', variable = 'FEEDS'): readonly FeedSource[] {
  const feeds = text.split(/[,\n]/).map(part => part.trim()).filter(Boolean).map(part => {
    const at = part.indexOf('=');
    const [name, url] = [part.slice(0, Math.max(0, at)).trim(), part.slice(at + 1).trim()];
    const isAddress = url.startsWith('/') ? /^\/(?![/\\])/.test(url) : canParseUrl(url) && ['https:', 'http:'].includes(new URL(url).protocol);
    if (!goodName.test(name)
      || !isAddress) throw new Error(`${
      variable} has "${
      part.slice(0, 200)}"; expected a name and an address, such as studio=https://pots.example/feed.xml, or a path of this site: journal=/journal/feed.xml.`);
    return { name, url };
  });
  const excess = variable === 'FEEDS' ? checkLimit('connectedGalleries', feeds) : null;
  if (excess) throw new Error(`${variable} has ${excess.message}. Leave some of them out.`);
  const twice = feeds.find(({ name }, at) => feeds.findIndex(each => each.name === name) !== at);
  if (twice) throw new Error(`${variable} has "${twice.name}" twice; expected a name of its own for each feed.`);
  return feeds;
}
