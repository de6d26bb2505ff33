import type { Docs } from '../../core/manifest/describe/docs.js';
import type { embedSettings } from './embed.settings.js';

export const embedDocs: Docs<typeof embedSettings> = {
  group: 'content',
  details: `Set the URL from your browser's address bar, or the embed code that the service provides. Supported are Spotify, SoundCloud, Apple Music and
Podcasts, Bandcamp, Mixcloud, Deezer, Instagram, TikTok, X, Facebook, Pinterest, LinkedIn, Reddit, Substack, Google Forms, Docs, Drive, Calendar and
Maps, Airtable, Issuu, SlideShare, Canva, CodePen, JSFiddle, CodeSandbox, Figma, Loom, Calendly, Typeform, Jotform, Eventbrite, Giphy, Twitch,
Dailymotion, TED, Sketchfab, Streamable, Kickstarter, OpenStreetMap and Steam. Videos of YouTube, Vimeo, Wistia and Animoto are shown as in
\`<site-video>\`. For any other site, the \`<iframe>\` of the embed code is used; a URL alone becomes a link. Put embed codes that are only a
script into a \`<site-consent-gate>\`. A page with a content security policy must allow the frame (\`frame-src\`).`,
  slots: { '': 'A link to the same content, a quoted post, or a `<template>` with the embed code. Shown before consent and without scripts.' },
  parts: {
    facade: 'The placeholder before consent.', service: 'The name and icon of the service in it.', once: 'The button that shows the embed once.', always: 'The button that always shows embeds of this service.',
    frame: 'The frame.', hide: 'The button that hides the embed.', link: 'The link to content that cannot be framed.',
  },
  states: { open: 'The embed is shown.', facade: 'The placeholder is shown.' },
  methods: { open: 'Shows the embed once.', close: 'Removes the embed.' },
  accessibility: [
    'The frame is named by your link or `label`, and receives focus when the visitor opens it.',
    'Frames are sandboxed: they can run scripts and submit forms, but cannot navigate the page.',
  ],
  panel: {
    icon: 'M4 5h16v14H4zM4 9h16M10 12l-2 2 2 2M14 12l2 2-2 2',
    groups: {
      Content: ['src', 'html'],
      Layout: ['ratio', 'height'],
      Behavior: ['consent'],
    },
    labels: { src: 'Page address', html: 'Embed code', ratio: 'Aspect ratio' },
  },
};
