import type { MediaProgress } from '../../core/embed/play-marks.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const audioSettings = table({
  tag: 'site-audio',
  summary: 'An audio player for your `<audio>` or your list of audio files, with a queue, chapters, playback speed and media keys.',
  spec: 'page-runtime-platform §3, block type 41, §9',
  preloadsReact: true,
  settings: {
    artist: setting.text('', "Artist, for the media controls of the visitor's device."),
    album: setting.text('', 'Name of the album or series, for the media controls.'),
    skip: setting.number(15, 'Seconds that the buttons beside Play skip back and forward. 0: no buttons.', { min: 0, max: 300, integer: true }),
    download: setting.flag(false, 'Adds a link to download the current track. Files of another host open instead, unless it allows downloads.'),
    continuous: setting.flag(true, 'Plays the next track when one ends.'),
    remember: setting.flag(true, 'Continues where the visitor stopped listening, on this device.'),
  },
  events: {
    'site-audio-play': event<{ index: number; title: string }>('A track starts playing. `index` starts at 0.', {
      type: '{ index: number; title: string }',
    }),
    'site-audio-progress': event<MediaProgress & { index: number }>(
      'A track starts (`percent` 0), reaches 25, 50 or 75 percent, or ends (100); each once for a page view.',
      {
        type: '{ index: number; title: string; address: string; percent: 0 | 25 | 50 | 75 | 100 }',
      },
    ),
    'site-audio-stop': event('The track was paused or has ended.'),
  },
  texts: {
    player: 'Audio player',
    play: 'Play',
    pause: 'Pause',
    next: 'Next track',
    previous: 'Previous track',
    back: 'Back {seconds, plural, one {# second} other {# seconds}}',
    forward: 'Forward {seconds, plural, one {# second} other {# seconds}}',
    mute: 'Mute',
    volume: 'Volume',
    download: 'Download',
    position: 'Position',
    timeOf: '{time} of {duration}',
    speed: 'Speed',
    transcript: 'Transcript',
    failed: 'This recording could not be played.',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

export type AudioHost = Host<typeof audioSettings.settings, typeof audioSettings.events, typeof audioSettings.texts>;
