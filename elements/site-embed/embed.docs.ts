import type { Docs } from '../../core/manifest/docs.js';
import type { embedSettings } from './embed.settings.js';

export const embedDocs: Docs<typeof embedSettings> = {
  details: `Give it the address that your browser shows, or the code that the service offers to copy. Known are Spotify, SoundCloud, Apple Music and
Podcasts, Bandcamp, Mixcloud, Deezer, Instagram, TikTok, X, Facebook, Pinterest, LinkedIn, Reddit, Substack, Google Forms, Docs, Drive, Calendar and
Maps, Airtable, Issuu, SlideShare, Canva, CodePen, JSFiddle, CodeSandbox, Figma, Loom, Calendly, Typeform, Jotform, Eventbrite, Giphy, Twitch,
Dailymotion, TED, Sketchfab, Streamable, Kickstarter, OpenStreetMap and Steam. Videos of YouTube, Vimeo, Wistia and Animoto are shown as
\`<site-video>\` shows them. Of any other site the code's \`<iframe>\` is used; an address alone becomes a link. Codes that are a script and nothing
else go into a \`<site-consent-gate>\`. A page with a content security policy must allow the frame (\`frame-src\`).`,
  slots: { '': 'A link to the same thing, a quoted post, or a `<template>` with an embed code: what visitors see until then, and without scripts.' },
  parts: {
    facade: 'What stands in the place of the embed.', once: 'The button that shows it once.', always: 'The button that shows it always.',
    frame: 'The frame.', hide: 'The button that hides it again.', link: 'The link to what cannot be framed.',
  },
  states: { open: 'The embed is in the page.', facade: 'It waits for the visitor.' },
  methods: { open: 'Shows the embed once.', close: 'Removes it again.' },
  accessibility: [
    'The frame is named by your link or `label`, and gets the focus when the visitor has asked for it.',
    'Frames are sandboxed: they run scripts and forms, and cannot lead the page elsewhere.',
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
