import { persistentAtom } from '../../core/platform/storage.js';
import { storedKeys } from '../../core/platform/stored-keys.js';
import { shared } from '../../core/registry/registry.js';
import { storedPlaces, type Places } from './audio.state.js';

/** Where this visitor has stopped, on this device alone. */
export const $places = shared('audio-places@1', {}, () => persistentAtom<Places>(storedKeys.audioPlaces, {}, storedPlaces));
