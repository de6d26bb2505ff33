import type { Host } from '../../core/element/host.js';
import { event, table } from '../../core/settings/table.js';
import { setting } from '../../core/settings/setting.js';

export const embedSettings = table({
  tag: 'site-embed',
  summary: 'A post, song, map, form or other embed from another site. Nothing is requested from that site before consent.',
  spec: 'page-runtime-platform §3, block type 22',
  preloadsReact: true,
  settings: {
    src: setting.text('', 'URL of the page at the service, or of its player. A link inside the tag does the same.', { aliases: ['url'] }),
    html: setting.text(
      '',
      'Embed code copied from the service. Only its URL and size are used; the code is never inserted into the page. A `<template>` with the code does the same.',
      {
        aliases: ['embed', 'embedCode'],
      },
    ),
    ratio: setting.text('', "Aspect ratio, such as `16:9`. Default: the ratio in the embed code, otherwise the service's own size.", {
      aliases: ['aspectRatio'],
    }),
    height: setting.number(0, "Height of the frame. With 0, the service's own height is used.", { min: 0, max: 4000, unit: 'px' }),
    consent: setting.choice(['auto', 'required'], '`auto` shows the embed with cookie consent. `required` always asks here. Purpose: `marketing`, or that in `data-consent`.'),
    label: setting.text(
      '',
      'Accessible name of the frame (`title`). Default: the title in the embed code, otherwise the text of the link inside.',
      { aliases: ['title'] },
    ),
  },
  events: {
    'site-embed-change': event<{ isOpen: boolean; address: string }>('The embed was inserted or removed.', {
      type: '{ isOpen: boolean; address: string }',
    }),
  },
  texts: {
    notice: 'This content is provided by {name}, which may set cookies and record your visit.',
    once: 'Show once',
    always: 'Always show',
    hide: 'Hide {name}',
    elsewhere: 'Open on {name}',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

export type EmbedHost = Host<typeof embedSettings.settings, typeof embedSettings.events, typeof embedSettings.texts>;
