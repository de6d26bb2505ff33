import type { Docs } from '../../core/manifest/describe/docs.js';
import type { videoSettings } from './video.settings.js';

export const videoDocs: Docs<typeof videoSettings> = {
  group: 'media',
  slots: {
    '': 'A link to the video, a preview image, or your own <video>.',
    transcript: 'The transcript of the video, which opens below it.',
  },
  parts: {
    stage: 'The box of the video.',
    overlay: 'The overlay on the video until it plays.',
    play: 'The play button.',
    player: 'The player.',
    terms: 'The consent request before a video from another host loads. One line over a corner of a narrow video, which opens the rest.',
    transcript: 'The transcript.',
  },
  cssProperties: {
    '--site-video-radius': 'Corner radius. Default: `--site-radius` or 12px.',
    '--site-video-play-size': 'Width and height of the play button. Default: 72px.',
  },
  states: {
    overlay: 'The preview image is shown.',
    shown: 'The player is shown.',
    playing: 'The video is playing.',
    invalid: 'The markup and the settings contain no playable video.',
  },
  methods: {
    play: 'Shows and plays the video, like the play button. Only call it when the visitor has asked for the video. Resolves to `true` if there is a video.',
    pause: 'Pauses the video. A player that can\'t be paused is removed.',
  },
  accessibility: [
    'The play button names the video and works with Enter and Space. The focus moves to the player.',
    'A transcript in the markup is available to all visitors, with and without scripts.',
    'With reduced motion, no video starts automatically. A video with sound never starts automatically.',
  ],
  panel: {
    icon: 'M4 5h16v14H4zM10 9v6l5-3z',
    groups: {
      Content: ['src', 'embed'],
      Layout: ['ratio', 'mode'],
      Behavior: ['overlay', 'forceAutoplay', 'loop', 'muted', 'consent'],
    },
    labels: {
      src: 'Video URL', embed: 'Embed code', ratio: 'Aspect ratio', mode: 'Size', overlay: 'Play button over an image',
      forceAutoplay: 'Play automatically', inactive: 'Play button off',
    },
  },
};
