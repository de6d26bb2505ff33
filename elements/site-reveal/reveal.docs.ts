import type { Docs } from '../../core/manifest/docs.js';
import type { revealSettings } from './reveal.settings.js';

export const revealDocs: Docs<typeof revealSettings> = {
  details: `Wrapped around parts of a page, it has each of them appear as it is scrolled into view. It has no box of its own: around the cells of
a grid they stay cells.

Any other element appears by an attribute, where it stands and as what it is:

\`\`\`html
<h2 data-site-reveal="slide">Opening hours</h2>
<img data-site-reveal="clip" data-site-reveal-direction="end" data-site-reveal-delay="200" src="…" alt="…">
<ul data-site-reveal="fade" data-site-reveal-stagger="100">…</ul>
\`\`\`

Every setting of the tag is such an attribute, after \`data-site-reveal-\`. With a stagger the element's children appear in turns; without
one it appears as a whole. The autoloader needs no \`<site-reveal>\` on the page for it; with a bundler, import \`site-elements/site-reveal\`.

Nothing is hidden before the script has come, and only what is below the window then: what a visitor sees already, or has passed, stays as
it is. A part waits until half of it is in view and its pictures have loaded. Parts that come later are seen, too.`,
  slots: { '': 'The parts, an element each.' },
  methods: { show: 'Shows everything that still waits.' },
  accessibility: [
    'Parts that wait are there for screen readers, for the keyboard and for searching the page. One that gets the focus, or that the page\'s address names, is shown at once.',
    'Everything is there at once where less motion is asked for, on paper and without scripts.',
    'Motion on every part of a page tires: a few are enough.',
  ],
  panel: {
    icon: 'M4 14h16v6H4zM12 11V3M8 7l4-4 4 4',
    groups: {
      Appearance: ['effect', 'direction'],
      Behavior: ['duration', 'delay', 'stagger', 'visibleRatio'],
    },
    labels: { visibleRatio: 'Starts when this share is visible', stagger: 'Delay between children' },
  },
};
