import type { MediaProgress } from '../../core/embed/play-marks.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

const embed = 'media-layout §3, video embed attributes';

export const videoSettings = table({
  tag: 'site-video',
  summary: 'A video: a file, or one from YouTube, Vimeo, Wistia or Animoto, from which nothing is requested before the visitor presses play.',
  spec: 'media-layout §3, §4, §5, §9',
  preloadsReact: true,
  settings: {
    src: setting.text('', 'Address of the video: its page at the service, its player, or a file. A link or a <video> inside does the same.', {
      aliases: ['url'], spec: embed,
    }),
    embed: setting.text('', 'Embed code copied from the service. Only its address is used; the code never becomes part of the page.', {
      aliases: ['html', 'embedCode'], spec: embed,
    }),
    mode: setting.choice(['fit', 'fill', 'none'],
      'How the video is sized. `fit` keeps its aspect ratio in the available width, `fill` covers the whole element, `none` keeps its own size.',
      { spec: embed }),
    ratio: setting.text('', 'Aspect ratio, as `16:9` or `1.78`; by default that of the embed code, else a height of 56.3 % of the width.', {
      aliases: ['aspectRatio'], spec: 'media-layout §9',
    }),
    overlay: setting.flag(true, 'Whether an image with a play button covers the video. Without it, videos of this site, and of services that the visitor always allows, load by themselves.', { spec: embed }),
    forceAutoplay: setting.flag(false, 'Whether a video that loads by itself plays, without sound; never under reduced motion, nor while the visitor saves data.', { spec: embed }),
    inactive: setting.flag(false, 'Turns the play button off, for editors and previews.', { spec: embed }),
    loop: setting.flag(false, 'Whether the video starts again at its end.'),
    muted: setting.flag(false, 'Whether the video starts without sound.'),
    consent: setting.choice(['auto', 'required'],
      'When to ask before the video is loaded: `auto` asks for videos of any other host, `required` always asks.'),
    label: setting.text('', 'Accessible name (`aria-label`) of the video. By default the text of the link or the alternative text of the image inside.', {
      aliases: ['title'],
    }),
  },
  events: {
    'site-video-play': event('The video plays.'),
    'site-video-progress': event<MediaProgress>('The video has started (`percent` 0), has passed a quarter (25, 50, 75) or has ended (100), each once a page view. Players of services that report no time have a start only.', {
      type: '{ title: string; address: string; percent: 0 | 25 | 50 | 75 | 100 }',
    }),
    'site-video-stop': event('The video has stopped: paused, ended, or replaced by another.'),
    'site-error': event<{ tag: string; error: unknown }>('The video could not be played. `preventDefault()` keeps the message out of the console.', {
      cancelable: true, type: '{ tag: string; error: unknown }',
    }),
  },
  texts: {
    play: 'Play video',
    playNamed: 'Play video: {name}',
    video: 'Video',
    notice: 'Comes from {host}, which will see your internet address.',
    noticeOwn: 'The video is loaded only if you say so.',
    always: 'Always play videos from {host}',
    transcript: 'Transcript',
    invalid: 'Invalid video embed.',
    imageOnly: 'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
    notVideo: 'This address is not a single video that can be played here.',
    failed: 'The video could not be played here.',
    vimeoFailed: 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
    elsewhere: 'Watch it at {host}',
  },
  translations: [() => import('./texts/texts.js')],
});
