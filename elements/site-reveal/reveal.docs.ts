import type { Docs } from '../../core/manifest/describe/docs.js';
import type { revealSettings } from './reveal.settings.js';

export const revealDocs: Docs<typeof revealSettings> = {
  group: 'content',
  details: `Put it around parts of a page; each part appears when it scrolls into view. The tag has no box of its own, so the cells of a grid
stay its cells.

For any other element, use an attribute:

\`\`\`html
<h2 data-site-reveal="slide">Opening hours</h2>
<img data-site-reveal="clip" data-site-reveal-direction="end" data-site-reveal-delay="200" src="…" alt="…">
<ul data-site-reveal="fade" data-site-reveal-stagger="100">…</ul>
\`\`\`

Every setting is also such an attribute, with the prefix \`data-site-reveal-\`. With a stagger, the children of the element appear one
after another; otherwise, it appears as a whole. The autoloader doesn't need a \`<site-reveal>\` on the page; with a bundler, import
\`site-elements/site-reveal\`.

Nothing is hidden before the script has loaded. Then only parts below the window are hidden; parts that the visitor has already seen
stay unchanged. A part appears when half of it is in view and its images have loaded. Parts that are added later are included.`,
  slots: { '': 'The parts, one element each.' },
  methods: { show: 'Shows all hidden parts.' },
  accessibility: [
    'Hidden parts are available to screen readers, keyboard and find-in-page. A part that receives focus, or whose id is in the URL, is shown immediately.',
    'With reduced motion, in print and without scripts, everything is shown immediately.',
    'Use it sparingly: too much motion is tiring.',
  ],
  panel: {
    icon: 'M4 14h16v6H4zM12 11V3M8 7l4-4 4 4',
    groups: {
      Appearance: ['effect', 'direction'],
      Behavior: ['duration', 'delay', 'stagger', 'visibleRatio'],
    },
    labels: { visibleRatio: 'Visible fraction at the start', stagger: 'Delay between children' },
  },
};
