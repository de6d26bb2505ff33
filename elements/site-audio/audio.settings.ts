import type { MediaProgress } from '../../core/embed/play-marks.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const audioSettings = table({
  tag: 'site-audio',
  summary: 'A recording or an album: your `<audio>`, or your list of links to sound files, with a player that knows queue, chapters, speed and media keys.',
  spec: 'page-runtime-platform §3, block type 41, §9',
  settings: {
    artist: setting.text('', 'Who is heard, for the media controls of the visitor\'s device.'),
    album: setting.text('', 'Name of the album or series.'),
    continuous: setting.flag(true, 'Whether the next track follows when one ends.'),
    remember: setting.flag(true, 'Whether a recording goes on where the visitor left it, on this device.'),
  },
  events: {
    'site-audio-play': event<{ index: number; title: string }>('A track plays. `index` counts from 0.', { type: '{ index: number; title: string }' }),
    'site-audio-progress': event<MediaProgress & { index: number }>('A track has started (`percent` 0), has passed a quarter (25, 50, 75) or has ended (100), each once a page view.', {
      type: '{ index: number; title: string; address: string; percent: 0 | 25 | 50 | 75 | 100 }',
    }),
    'site-audio-stop': event('The track has stopped: paused, or ended.'),
  },
  texts: {
    player: 'Audio player',
    play: 'Play',
    pause: 'Pause',
    next: 'Next track',
    previous: 'Previous track',
    position: 'Position',
    timeOf: '{time} of {duration}',
    speed: 'Speed',
    transcript: 'Transcript',
    failed: 'This recording could not be played.',
  },
  translations: [() => import('./texts/texts.js')],
});

export type AudioHost = Host<typeof audioSettings.settings, typeof audioSettings.events, typeof audioSettings.texts>;
