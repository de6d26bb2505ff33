import type { Docs } from '../../core/manifest/docs.js';
import type { codeSettings } from './code.settings.js';

export const codeDocs: Docs<typeof codeSettings> = {
  details: `Write the code as HTML has it: \`<pre><code class="language-css">\`. It stays the same nodes; the colours are laid over it by the
browser (CSS Custom Highlight API), and older browsers show it in one colour. The languages are the 37 that people show most, among them
\`bash\`, \`c\`, \`css\`, \`diff\`, \`go\`, \`html\`, \`ini\`, \`java\`, \`js\`, \`json\`, \`markdown\`, \`php\`, \`python\`, \`ruby\`, \`rust\`, \`sql\`, \`ts\` and \`yaml\`.
They load when code comes near the screen. Code of more than 60,000 characters stays in one colour.`,
  slots: { '': 'Your `<pre><code>`.' },
  parts: { frame: 'All of it.', numbers: 'The numbers of the lines.', code: 'What scrolls.', copy: 'The button that copies.' },
  cssProperties: {
    '--site-code-surface': 'Colour behind the code.',
    '--site-code-text': 'Colour of the code.',
    '--site-code-font': 'Font of the code.',
    '--site-code-comment': 'Colour of comments.',
    '--site-code-keyword': 'Colour of keywords.',
    '--site-code-string': 'Colour of texts.',
    '--site-code-number': 'Colour of numbers and constants.',
    '--site-code-title': 'Colour of names of functions, tags and headings.',
    '--site-code-attribute': 'Colour of attributes and variables.',
    '--site-code-type': 'Colour of types.',
    '--site-code-meta': 'Colour of instructions to tools.',
  },
  methods: { copy: 'Copies the code.' },
  accessibility: [
    'Code that is wider than its place is a group with a name, and scrolls with the arrow keys. The numbers are hidden from screen readers.',
    'That the code was copied is announced, and the button says so for two seconds. Where the browser refuses, the code is selected instead.',
    'Code runs from left to right on every page.',
  ],
  panel: {
    icon: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
    groups: {
      Content: ['language'],
      Appearance: ['lineNumbers', 'firstLine', 'wrap', 'copyButton'],
    },
    labels: { firstLine: 'Number of the first line', wrap: 'Wrap long lines' },
  },
};
