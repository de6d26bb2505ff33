import type { Docs } from '../../core/manifest/describe/docs.js';
import type { audioSettings } from './audio.settings.js';

export const audioDocs: Docs<typeof audioSettings> = {
  group: 'media',
  details: `Write one \`<audio controls>\`, or a list of links to audio files for an album of up to 60 tracks; both also play without scripts.
A \`<time>\` after a link is shown as its length.
Links to timestamps (\`<a href="#t=1:30">\`) are chapters. On phones, the volume is that of the device. In an album, players narrower than 420 px have no buttons to skip.
Only one audio or video on the page plays at a time. The playback
position is stored only in the visitor's browser, for the last 50 recordings.`,
  slots: {
    '': 'Your `<audio>` or your list of links, with chapters and text.',
    transcript: 'The transcript, which opens below the player.',
  },
  parts: {
    player: 'The whole player.', title: 'Name of the track.', slider: 'The position slider.', play: 'The play and pause button.', back: 'The button that skips back.', forward: 'The button that skips forward.', mute: 'The mute button.', volume: 'The volume slider.', download: 'The download link.', next: 'The button for the next track.',
    previous: 'The button for the previous track, or the start of this one.', speed: 'The playback speed.', transcript: 'The transcript below the player.',
  },
  states: { playing: 'A track is playing.', ready: 'The player has loaded.' },
  methods: {
    play: 'Starts or resumes playback.',
    pause: 'Pauses playback.',
    select: 'Plays the track at an index, starting at 0.',
    seek: 'Jumps to a position, in seconds.',
  },
  accessibility: [
    'The controls are native, with accessible names. The slider announces the time in minutes and seconds.',
    'The links of the current track and the current chapter have `aria-current`.',
    'Media keys and lock-screen controls play, pause, seek and change the track.',
  ],
  panel: {
    icon: 'M9 17V5l11-2v12M9 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0M20 15a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
    groups: {
      Content: ['artist', 'album'],
      Behavior: ['skip', 'download', 'continuous', 'remember'],
    },
    labels: { skip: 'Seconds to skip', download: 'Download link', continuous: 'Play the next track automatically', remember: 'Remember the playback position' },
  },
};
