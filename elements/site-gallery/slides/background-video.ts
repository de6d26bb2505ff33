import { canParseUrl } from '../../../core/links/can-parse-url.js';
import { baseUrl } from '../../../core/platform/page.js';

/** A `<site-video>`, also before its script is there. */
export interface VideoPlayer extends HTMLElement {
  readonly src?: string;
  readonly loop?: boolean;
  readonly muted?: boolean;
  readonly overlay?: boolean;
  readonly forceAutoplay?: boolean;
  play?(): Promise<unknown>;
  pause?(): Promise<unknown>;
}

const isPlayer = (node: EventTarget | null): node is VideoPlayer => node instanceof HTMLElement && node.localName === 'site-video';

function isSet(player: VideoPlayer, property: 'loop' | 'muted' | 'overlay' | 'forceAutoplay', attribute: string, byDefault: boolean): boolean {
  const written = player.getAttribute(attribute);
  return player[property] ?? (written === null ? byDefault : written !== 'false');
}

/** From this site: playing it again sends no request to another host. */
function isOwnFile(player: VideoPlayer): boolean {
  const source = player.src ?? player.getAttribute('src') ?? '';
  return !!source && canParseUrl(source, baseUrl()) && new URL(source, baseUrl()).origin === location.origin;
}

/**
 * Whether a node is a background video: silent, without an end and without controls. The visitor has not started it,
 * and cannot stop it. A `<site-video>` is one that starts automatically without a sound, again and again, with nothing over it.
 */
export function isBackgroundVideo(node: EventTarget | null): node is HTMLVideoElement | VideoPlayer {
  if (node instanceof HTMLVideoElement) {
    const around = node.parentElement?.closest('site-video') ?? null;
    const isCovered = isPlayer(around) && isSet(around, 'overlay', 'overlay', true);
    return node.loop && (node.muted || node.defaultMuted) && !node.controls && !isCovered;
  }
  if (!isPlayer(node) || isSet(node, 'overlay', 'overlay', true)) return false;
  const own = node.querySelector('video');
  if (own) return isBackgroundVideo(own);
  return isSet(node, 'loop', 'loop', false) && isSet(node, 'muted', 'muted', false)
    && isSet(node, 'forceAutoplay', 'force-autoplay', false) && isOwnFile(node);
}

/** The background videos among an element's content; of a `<site-video>` around a `<video>` that one. */
export const backgroundVideosIn = (element: Element): (HTMLVideoElement | VideoPlayer)[] =>
  [...element.querySelectorAll('video, site-video')].filter(isBackgroundVideo)
    .filter(node => node instanceof HTMLVideoElement || !node.querySelector('video'));
