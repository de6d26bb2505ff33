import { atom, type WritableAtom } from 'nanostores';
import { shared } from '../registry/registry.js';

/** The one video or sound of the page that plays: a player that starts puts itself here, and every other stops. Source: media-layout §4, video. */
export const $shownMedia: WritableAtom<object | null> = shared('video-showing@1', null, () => atom<object | null>(null));
