import type { Docs } from '../../core/manifest/docs.js';
import type { widgetSettings } from './widget.settings.js';

export const widgetDocs: Docs<typeof widgetSettings> = {
  details: `The request is \`POST /api/widget/GetWidgetRendering\` with \`widgetJSON\` (\`type\`, \`id\`, \`value\`) as a form, and the answer is
\`{ "html": "…" }\`. Of that HTML text, structure and links stay; scripts, styles, forms, frames and pictures do not. Write content of
your own inside: it shows without scripts, while the block is on its way, and where it fails or is empty. Give it about the
height of the block, so that nothing moves. With content of yours a failure is not told to visitors: they have that, and nothing
moves. Without any, a line says that the block loads or has failed, with a button to try again. Either way the block is asked for
again when the connection is back.`,
  slots: { '': 'Your own content: shown until the block is there, and whenever it is not.' },
  parts: { content: 'The box around your content or the block.', note: 'What is said while it loads and where it fails, if you wrote no content.', again: 'The Try again button beside it.' },
  states: { loading: 'The block is on its way.', shown: 'The block is shown.', failed: 'The block could not be had.' },
  methods: { reload: 'Asks for the block again.' },
  accessibility: ['Where you wrote no content, that the block loads, and that it has failed, is told politely; the content is marked as busy meanwhile. The focus stays where it is.'],
  panel: {
    icon: 'M4 4h16v16H4zM8 8h8v8H8z',
    groups: {
      Content: ['type', 'widgetId', 'collectionId'],
    },
    labels: { type: 'Block type', widgetId: 'Block ID', value: 'Block data', collectionId: 'Collection ID', endpoint: 'Service address' },
  },
};
