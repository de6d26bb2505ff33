import { canParseUrl } from '../../core/links/can-parse-url.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { parseMediaFragment, type AudioTrack } from './audio.state.js';

const soundFile = /\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|flac|wav|weba)$/i;
const outside = '[slot], template, script';

/** A track and the author's nodes that stand for it. */
export interface OwnTrack extends AudioTrack {
  /** The author's own player, which plays it. */
  readonly audio: HTMLAudioElement | null;
  readonly link: HTMLAnchorElement | null;
}

export const normalizeText = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The whole address of a recording; empty if it is invalid, or if only names of audio files count. */
export function soundAddress(written: string | null, page: string, byName: boolean): string {
  const safe = written ? safeUrl(written) : null;
  const url = safe && canParseUrl(safe, page) ? new URL(safe, page) : null;
  return url && (!byName || soundFile.test(url.pathname)) ? url.href : '';
}

export const hasTranscript = (element: Element): boolean => element.querySelector(':scope > [slot="transcript"]') !== null;

function titleOf(audio: HTMLAudioElement): string {
  const around = audio.closest('li, figure');
  const caption = around?.querySelector('figcaption') ?? around?.querySelector('h2, h3, h4, h5, h6, strong, b, p, span');
  return normalizeText(audio.title || audio.getAttribute('aria-label') || caption?.textContent);
}

/** The author's recordings in their order: every `<audio>`, and every link to a sound file that is not already one of them. */
export function readTracks(element: Element): OwnTrack[] {
  const tracks: OwnTrack[] = [];
  for (const node of element.querySelectorAll<HTMLAudioElement | HTMLAnchorElement>('audio, a[href]')) {
    if (node.closest(outside)) continue;
    if (node instanceof HTMLAudioElement) {
      const address = soundAddress(node.getAttribute('src') ?? node.querySelector('source')?.getAttribute('src') ?? null, pageDocument.baseURI, false);
      if (address) tracks.push({ title: titleOf(node), address, audio: node, link: null });
      continue;
    }
    const address = soundAddress(node.getAttribute('href'), pageDocument.baseURI, true);
    if (!address || node.closest('audio')) continue;
    const same = tracks.findIndex(track => track.address === address);
    if (same < 0) tracks.push({ title: normalizeText(node.textContent), address, audio: null, link: node });
    else if (!tracks[same]!.title) tracks[same] = { ...tracks[same]!, title: normalizeText(node.textContent) };
  }
  return tracks;
}

export interface Chapter { readonly seconds: number; readonly link: HTMLAnchorElement }

/** The author's links to moments of the recording: `<a href="#t=1:30">`. */
export function readChapters(element: Element): Chapter[] {
  return [...element.querySelectorAll<HTMLAnchorElement>('a[href^="#t="]')].flatMap(link => {
    const seconds = parseMediaFragment(link.getAttribute('href')!);
    return seconds === null ? [] : [{ seconds, link }];
  });
}
