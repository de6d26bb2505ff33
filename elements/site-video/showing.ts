import { atom, type WritableAtom } from 'nanostores';
import { shared } from '../../core/registry/registry.js';

/** The one film of the page that is shown; every other stands behind its overlay. Source: media-layout §4, video. */
export const $showing: WritableAtom<object | null> = shared('video-showing@1', null, () => atom<object | null>(null));
