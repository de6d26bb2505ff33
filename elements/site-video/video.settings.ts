import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

const embed = 'media-layout §3, video embed attributes';

export const videoSettings = table({
  tag: 'site-video',
  summary: 'A film: a file, or one from YouTube, Vimeo, Wistia or Animoto, of which nothing is requested before the visitor presses play.',
  spec: 'media-layout §3, §4, §5, §9',
  preloadsReact: true,
  settings: {
    src: setting.text('', 'Address of the film: its page at the service, its player, or a file. A link or a <video> inside does the same.', {
      aliases: ['url'], spec: embed,
    }),
    embed: setting.text('', 'Embed code as the service gives it to copy; only its address is used, it never becomes part of the page.', {
      aliases: ['html', 'embedCode'], spec: embed,
    }),
    mode: setting.choice(['fit', 'fill', 'none'],
      'How the film takes its place: fit keeps its shape in the width there is, fill covers the whole element, none keeps its own size.',
      { spec: embed }),
    ratio: setting.text('', 'Width to height, as `16:9` or `1.78`; the embed code\'s own, else a height of 56.3 % of the width.', {
      aliases: ['aspectRatio'], spec: 'media-layout §9',
    }),
    overlay: setting.flag(true, 'Whether the film waits behind its picture. Without it, films of this site, and of services the visitor always allows, come by themselves.', { spec: embed }),
    forceAutoplay: setting.flag(false, 'Whether a film that comes by itself starts, without sound; never under reduced motion.', { spec: embed }),
    inactive: setting.flag(false, 'Whether the picture does not react: in editors and previews.', { spec: embed }),
    loop: setting.flag(false, 'Whether the film begins anew at its end.'),
    muted: setting.flag(false, 'Whether the film starts without sound.'),
    consent: setting.choice(['auto', 'required'],
      'When to ask before the film is loaded: auto asks for films of any other host, required always asks.'),
    label: setting.text('', 'Name of the film; by default the text of the link or the description of the picture inside.', {
      aliases: ['title'],
    }),
  },
  events: {
    'site-video-play': event('The film plays.'),
    'site-video-stop': event('The film has stopped: paused, at its end, or taken down for another.'),
    'site-error': event<{ tag: string; error: unknown }>('The film could not be played; prevent it to keep the console quiet.', {
      cancelable: true, type: '{ tag: string; error: unknown }',
    }),
  },
  texts: {
    play: 'Play video',
    playNamed: 'Play video: {name}',
    video: 'Video',
    notice: 'Comes from {host}, which will see your internet address.',
    noticeOwn: 'The film is loaded only if you say so.',
    always: 'Always play films from {host}',
    transcript: 'Transcript',
    invalid: 'Invalid video embed.',
    imageOnly: 'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
    failed: 'The film could not be played here.',
    vimeoFailed: 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
    elsewhere: 'Watch it at {host}',
  },
  slots: {
    '': 'A link to the film, a picture that stands for it, or a <video> of your own.',
    transcript: 'What is said and seen in the film, as text; it opens below.',
  },
  parts: {
    stage: 'The place of the film.',
    overlay: 'What lies over the film until it is played.',
    play: 'The button that plays.',
    player: 'The film.',
    terms: 'What the visitor is told and asked before a film of another host.',
    transcript: 'The transcript below.',
  },
  cssProperties: {
    '--site-video-radius': 'Corner radius; `--site-radius` or 12px.',
    '--site-video-play-size': 'Width and height of the play button; 72px.',
  },
  states: {
    overlay: 'The picture stands for the film.',
    shown: 'The film is shown.',
    playing: 'The film plays.',
    invalid: 'There is no film in what the page wrote.',
  },
  methods: {
    play: 'Shows and plays the film, as a press on its button does: call it only when the visitor asked. Resolves to whether there is one.',
    pause: 'Pauses the film; a player that cannot be paused is taken down.',
  },
  accessibility: [
    'The play button names the film and works with Enter and Space; the focus goes on to the player.',
    'A transcript in the markup can be read by everybody, with scripts and without.',
    'Nothing starts by itself under reduced motion, and nothing ever starts by itself with sound.',
  ],
});
