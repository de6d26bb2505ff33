import { isOnHost } from '../../../core/embed/player-messages.js';
import { withParameters } from './address-parts.js';
import type { Provider } from './provider.js';

const host = 's3.amazonaws.com';
const player = '/embed.animoto.com/play.html';
const id = /^\w{6,}$/;

export const animoto: Provider = {
  name: 'Animoto',
  hosts: ['animoto.com'],
  idOf(address) {
    const isPlayer = address.hostname === host && address.pathname === player;
    if (!isPlayer && !isOnHost(address, 'animoto.com')) return null;
    const found = isPlayer ? address.searchParams.get('f') : /\/play\/(\w+)\/?$/.exec(address.pathname)?.[1];
    return found && id.test(found) ? found : null;
  },
  playerOf: (video, { isPlaying }) => withParameters(`https://${host}${player}`, {
    w: 'swf/production/vp1', e: '1', f: video, d: '0', m: 'p', r: '360p 720p', volume: '100', start_res: '720p', i: 'm',
    asset_domain: 's3-p.animoto.com', animoto_domain: 'animoto.com', options: isPlaying ? 'autostart' : undefined,
  }),
};
