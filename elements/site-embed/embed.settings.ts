import type { Host } from '../../core/element/host.js';
import { event, table } from '../../core/settings/table.js';
import { setting } from '../../core/settings/setting.js';

export const embedSettings = table({
  tag: 'site-embed',
  summary: 'A post, a song, a map, a form or anything else of another site: nothing is requested from there before the visitor agrees.',
  spec: 'page-runtime-platform §3, block type 22',
  settings: {
    src: setting.text('', 'Address of the page at the service, or of its player. A link inside does the same.', { aliases: ['url'] }),
    html: setting.text('', 'Embed code copied from the service. Only its address and size are used; the code never becomes part of the page. A `<template>` with the code does the same.', {
      aliases: ['embed', 'embedCode'],
    }),
    ratio: setting.text('', 'Aspect ratio, as `16:9`; by default that of the embed code, else the service\'s own size.', { aliases: ['aspectRatio'] }),
    height: setting.number(0, 'Height of the frame; 0 for the service\'s own.', { min: 0, max: 4000, unit: 'px' }),
    consent: setting.choice(['auto', 'required'], '`auto` shows it after a yes to the cookie banner; `required` asks at this place in any case.'),
    label: setting.text('', 'Accessible name of the frame (`title`); by default that of the embed code, else of the link inside.', { aliases: ['title'] }),
  },
  events: {
    'site-embed-change': event<{ isOpen: boolean; address: string }>('The embed was put into the page, or removed again.', { type: '{ isOpen: boolean; address: string }' }),
  },
  texts: {
    notice: 'This comes from {name}, which may store cookies and see that you are here.',
    once: 'Show once',
    always: 'Always show',
    hide: 'Hide {name} again',
    elsewhere: 'Open at {name}',
  },
  translations: [() => import('./texts/texts.js')],
});

export type EmbedHost = Host<typeof embedSettings.settings, typeof embedSettings.events, typeof embedSettings.texts>;
