import type { Docs } from '../../core/manifest/describe/docs.js';
import type { codeSettings } from './code.settings.js';

export const codeDocs: Docs<typeof codeSettings> = {
  group: 'content',
  details: `Write the code as usual in HTML: \`<pre><code class="language-css">\`. Its nodes stay unchanged: the browser adds the colors with the
CSS Custom Highlight API, and older browsers show the code in one color. 37 common languages are supported, among them
\`bash\`, \`c\`, \`css\`, \`diff\`, \`go\`, \`html\`, \`ini\`, \`java\`, \`js\`, \`json\`, \`markdown\`, \`php\`, \`python\`, \`ruby\`, \`rust\`, \`sql\`, \`ts\` and \`yaml\`.
From npm, colors need the package \`highlight.js\`. A language loads when code is near the viewport. Code of more than 60,000 characters is not highlighted.`,
  slots: { '': 'Your `<pre><code>`.' },
  parts: { frame: 'The whole element.', numbers: 'The line numbers.', code: 'The scrollable code area.', copy: 'The copy button.' },
  cssProperties: {
    '--site-code-surface': 'Background color.',
    '--site-code-text': 'Text color of the code.',
    '--site-code-font': 'Font of the code.',
    '--site-code-comment': 'Color of comments.',
    '--site-code-keyword': 'Color of keywords.',
    '--site-code-string': 'Color of strings.',
    '--site-code-number': 'Color of numbers and constants.',
    '--site-code-title': 'Color of names of functions, tags and headings.',
    '--site-code-attribute': 'Color of attributes and variables.',
    '--site-code-type': 'Color of types.',
    '--site-code-meta': 'Color of directives for tools.',
    '--site-code-inserted': 'Background of added lines in a diff.',
    '--site-code-deleted': 'Background of removed lines in a diff.',
  },
  methods: { copy: 'Copies the code.' },
  accessibility: [
    'Code that overflows is a labeled group and scrolls with the arrow keys. Line numbers are hidden from screen readers.',
    'Copying is announced, and the button confirms it for two seconds. If the browser denies clipboard access, the code is selected instead.',
    'Code is always left-to-right, also on right-to-left pages.',
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
