import type { Docs } from '../../core/manifest/docs.js';
import type { audioSettings } from './audio.settings.js';

export const audioDocs: Docs<typeof audioSettings> = {
  details: `Write one \`<audio controls>\`, or a list of links to sound files for an album of up to 60 tracks; both are heard without scripts, too.
Links to moments (\`<a href="#t=1:30">\`) are chapters. One recording or video of the page plays at a time. The place where a visitor stops is kept
in their browser alone, of the last 50 recordings.`,
  slots: {
    '': 'Your `<audio>`, your list of links, chapters and words.',
    transcript: 'The words that are spoken: they open below the player.',
  },
  parts: {
    player: 'All of the player.', title: 'Name of the track.', slider: 'Where it is.', play: 'The button that plays and pauses.', next: 'The next track.',
    previous: 'The track before, or the beginning.', speed: 'The speed.', transcript: 'What opens below.',
  },
  states: { playing: 'A track plays.', ready: 'The player is in the page.' },
  methods: {
    play: 'Plays, or goes on.',
    pause: 'Pauses.',
    select: 'Plays the track at an index, counted from 0.',
    seek: 'Goes to a moment, in seconds.',
  },
  accessibility: [
    'The controls are the browser\'s own kinds, with names; the slider says the time in minutes and seconds.',
    'The link of the track and of the chapter that is heard is the current one of its list (`aria-current`).',
    'Keys of the keyboard and of the lock screen play, pause, seek and change the track.',
  ],
  panel: {
    icon: 'M9 17V5l11-2v12M9 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0M20 15a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
    groups: {
      Content: ['artist', 'album'],
      Behavior: ['continuous', 'remember'],
    },
    labels: { continuous: 'Play the next track automatically', remember: 'Remember the playback position' },
  },
};
