import { attributeIn, shownMarkup, withoutEntities } from '../../core/text/markup-tags.js';
import type { Shell } from '../../core/element/shell.js';
import type { AudioHost } from './audio.settings.js';
import { maxTracks, type AudioTrack } from './audio.state.js';
import { hasTranscript, readTracks, soundAddress, normalizeText } from './read-tracks.js';

export interface InitialTracks { readonly tracks: readonly AudioTrack[]; readonly hasTranscript: boolean }

/** A server does not know which page it writes. */
const anyPage = 'https://page.invalid/';

/** The recordings in markup as a server has it, which is text. A title that is only in the surrounding text is added in the browser. */
export function tracksInMarkup(markup: string): AudioTrack[] {
  const own = shownMarkup(markup);
  const tracks: AudioTrack[] = [];
  for (const [tag, inside] of own.matchAll(/<audio\b[^<>]*>([\s\S]*?)<\/audio>|<a\b[^<>]*>([\s\S]*?)<\/a>/gi)) {
    const start = /^<[^<>]*>/.exec(tag)![0];
    if (/^<audio/i.test(tag)) {
      const address = soundAddress(attributeIn(start, 'src') ?? attributeIn(/<source\b[^<>]*>/i.exec(inside ?? '')?.[0] ?? '', 'src'), anyPage, false);
      if (address) tracks.push({ title: normalizeText(attributeIn(start, 'title') || attributeIn(start, 'aria-label')), address });
      continue;
    }
    const address = soundAddress(attributeIn(start, 'href'), anyPage, true);
    if (address && !tracks.some(track => track.address === address)) tracks.push({ title: normalizeText(withoutEntities(tag.replace(/<[^<>]*>/g, ''))), address });
  }
  return tracks.slice(0, maxTracks);
}

/** A browser begins with what a server has drawn: its nodes are kept. */
function drawnBefore(root: ParentNode): InitialTracks {
  const title = root.querySelector('.title');
  const count = !title ? 0 : root.querySelector('.step') ? 2 : 1;
  return {
    tracks: [...Array(count).keys()].map(at => ({ title: title!.textContent, address: String(at) })),
    hasTranscript: root.querySelector('details') !== null,
  };
}

/** What is drawn first, on a server and in a browser. */
export function readInitialTracks({ element, servedMarkup = '' }: AudioHost): InitialTracks {
  if (!element) return { tracks: tracksInMarkup(servedMarkup), hasTranscript: /\sslot\s*=\s*["']?transcript\b/i.test(servedMarkup) };
  if ((element as Shell).served) return drawnBefore(element.shadowRoot!);
  return { tracks: readTracks(element).slice(0, maxTracks), hasTranscript: hasTranscript(element) };
}
