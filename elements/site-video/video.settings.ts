import type { MediaProgress } from '../../core/embed/play-marks.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

const embed = 'media-layout §3, video embed attributes';

export const videoSettings = table({
  tag: 'site-video',
  summary: 'A video file, or a video from YouTube, Vimeo, Wistia or Animoto. Nothing is requested from the service before play.',
  spec: 'media-layout §3, §4, §5, §9',
  preloadsReact: true,
  settings: {
    src: setting.text('', 'URL of the video: its page at the service, its player, or a file. A link or a <video> inside does the same.', {
      aliases: ['url'], spec: embed,
    }),
    embed: setting.text('', 'Embed code copied from the service. Only its URL is used; the code is never inserted into the page.', {
      aliases: ['html', 'embedCode'], spec: embed,
    }),
    mode: setting.choice(['fit', 'fill', 'none'],
      'Size of the video. `fit` keeps its aspect ratio in the available width, `fill` covers the whole element, `none` keeps its own size.',
      { spec: embed }),
    ratio: setting.text('', 'Aspect ratio, such as `16:9` or `1.78`. Default: the ratio in the embed code, otherwise a height of 56.3 % of the width.', {
      aliases: ['aspectRatio'], spec: 'media-layout §9',
    }),
    overlay: setting.flag(true, 'Covers the video with an image and a play button. Without it, videos from this site, and from services that the visitor always allows, load automatically.', { spec: embed }),
    forceAutoplay: setting.flag(false, 'Plays a video that loads automatically, without sound. Off with reduced motion and data saving.', { spec: embed }),
    inactive: setting.flag(false, 'Disables the play button, for editors and previews.', { spec: embed }),
    loop: setting.flag(false, 'Restarts the video when it ends.'),
    muted: setting.flag(false, 'Starts the video without sound.'),
    consent: setting.choice(['auto', 'required'],
      'When to ask before the video loads: `auto` for videos from another host, `required` always. Purpose: `marketing`, or that in `data-consent`.'),
    label: setting.text('', 'Accessible name (`aria-label`) of the video. Default: the text of the link or the alternative text of the image inside.', {
      aliases: ['title'],
    }),
  },
  events: {
    'site-video-play': event('The video starts playing.'),
    'site-video-progress': event<MediaProgress>('The video starts (`percent` 0), reaches 25, 50 or 75 percent, or ends (100); each once for a page view. Players that don\'t report the time only have a start.', {
      type: '{ title: string; address: string; percent: 0 | 25 | 50 | 75 | 100 }',
    }),
    'site-video-stop': event('The video was paused, has ended, or was replaced by another.'),
    'site-error': event<{ tag: string; error: unknown }>('The video could not be played. Cancelable: `preventDefault()` suppresses the console message.', {
      cancelable: true, type: '{ tag: string; error: unknown }',
    }),
  },
  texts: {
    play: 'Play video',
    playNamed: 'Play video: {name}',
    video: 'Video',
    noticeShort: 'Loads from {host}',
    notice: 'The video loads from {host}, which will receive your IP address.',
    noticeOwn: 'The video only loads with your permission.',
    always: 'Always play videos from {host}',
    transcript: 'Transcript',
    invalid: 'Invalid video embed.',
    imageOnly: 'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
    notVideo: 'This link is not a single video that can be played here.',
    failed: 'The video could not be played here.',
    vimeoFailed: 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
    elsewhere: 'Watch on {host}',
  },
  translations: [language => import(`./texts/${language}.js`)],
});
