import type { Docs } from '../../core/manifest/describe/docs.js';
import type { widgetSettings } from './widget.settings.js';

export const widgetDocs: Docs<typeof widgetSettings> = {
  group: 'content',
  details: `The request is \`POST /api/widget/GetWidgetRendering\` with \`widgetJSON\` (\`type\`, \`id\`, \`value\`) as a form. The response is
\`{ "html": "…" }\`. Text, structure and links of that HTML are kept; scripts, styles, forms, frames and images are removed. Write your
own fallback content inside: it is shown without scripts, while the block loads, and if it fails or is empty. To prevent a layout
shift, give the fallback about the height of the block. With a fallback, no error is shown to visitors. Without a fallback, a message
reports that the block is loading or has failed, with a button to try again. In both cases, the block is requested again when the
visitor is back online.`,
  slots: { '': 'Your fallback content, shown until the block has loaded and if it can\'t be loaded.' },
  parts: { content: 'The box around your content or the block.', note: 'The message while loading and after an error, if there is no fallback.', again: 'The “Try again” button.' },
  states: { loading: 'The block is loading.', shown: 'The block is shown.', failed: 'The block could not be loaded.' },
  methods: { reload: 'Loads the block again.' },
  accessibility: ['Without a fallback, loading and errors are announced politely, and the content has `aria-busy`. The focus does not move.'],
  panel: {
    icon: 'M4 4h16v16H4zM8 8h8v8H8z',
    groups: {
      Content: ['type', 'widgetId', 'collectionId'],
    },
    labels: { type: 'Block type', widgetId: 'Block ID', value: 'Block data', collectionId: 'Collection ID', endpoint: 'Service address' },
  },
};
