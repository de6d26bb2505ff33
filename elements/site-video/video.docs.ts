import type { Docs } from '../../core/manifest/docs.js';
import type { videoSettings } from './video.settings.js';

export const videoDocs: Docs<typeof videoSettings> = {
  slots: {
    '': 'A link to the video, an image that stands for it, or a <video> of your own.',
    transcript: 'The transcript: what is said and seen in the video, as text; it opens below.',
  },
  parts: {
    stage: 'The box of the video.',
    overlay: 'What lies over the video until it plays.',
    play: 'The play button.',
    player: 'The player.',
    terms: 'The notice and question before a video of another host is loaded.',
    transcript: 'The transcript below.',
  },
  cssProperties: {
    '--site-video-radius': 'Corner radius; `--site-radius` or 12px by default.',
    '--site-video-play-size': 'Width and height of the play button; 72px by default.',
  },
  states: {
    overlay: 'The image stands for the video.',
    shown: 'The player is shown.',
    playing: 'The video plays.',
    invalid: 'There is no playable video in the markup or the settings.',
  },
  methods: {
    play: 'Shows and plays the video, as its button does; call it only when the visitor asked for it. Resolves to `true` if there is a video.',
    pause: 'Pauses the video; a player that cannot be paused is removed.',
  },
  accessibility: [
    'The play button names the video and works with Enter and Space; the focus moves on to the player.',
    'A transcript in the markup can be read by everybody, with scripts and without.',
    'Nothing starts by itself under reduced motion, and nothing ever starts by itself with sound.',
  ],
  panel: {
    icon: 'M4 5h16v14H4zM10 9v6l5-3z',
    groups: {
      Content: ['src', 'embed'],
      Layout: ['ratio', 'mode'],
      Behavior: ['overlay', 'forceAutoplay', 'loop', 'muted', 'consent'],
    },
    labels: {
      src: 'Video address', embed: 'Embed code', ratio: 'Aspect ratio', mode: 'Size', overlay: 'Play button over an image',
      forceAutoplay: 'Play automatically', inactive: 'Play button off',
    },
  },
};
