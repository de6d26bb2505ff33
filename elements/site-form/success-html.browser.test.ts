import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

/** A form whose service takes everything, filled in and sent. */
async function sent(successHtml: string, { text = '', inside = html`` } = {}) {
  const host = await fixture<SiteForm>(html`
    <site-form form-id="contact" draft="none" endpoint=${location.origin} success-html=${successHtml} success-text=${text}>
      <form><input name="name" value="Ada" aria-label="Name"><button>Send</button></form>${inside}
    </site-form>`);
  await host.updateComplete;
  const form = host.querySelector('form')!;
  const arrived = oneEvent(host, 'site-form-success');
  form.requestSubmit();
  await arrived;
  await waitUntil(() => host.shadowRoot!.activeElement?.id === 'success');
  const slot = host.shadowRoot!.querySelector<HTMLSlotElement>('slot[name=success]')!;
  const shown = (slot.assignedElements()[0] ?? slot) as HTMLElement;
  return { host, form, shown };
}

describe('site-form: what is shown after sending', () => {
  const { fetch } = globalThis;
  beforeEach(() => {
    globalThis.fetch = async (address, options) => {
      const { pathname } = new URL(String(address), location.href);
      if (!pathname.startsWith('/api/form/')) return fetch.call(globalThis, address, options);
      return new Response(JSON.stringify({ key: 'key', id: 'stored' }), { headers: { 'Content-Type': 'application/json' } });
    };
  });
  afterEach(() => {
    globalThis.fetch = fetch;
    delete (globalThis as any).hacked;
  });

  it('is the author\'s HTML: text, structure and links', async () => {
    const { form, shown } = await sent('<h2>Thank you</h2><p>See <a href="/shop">the shelf</a>.</p>', { text: 'plain' });
    expect(form.checkVisibility()).to.equal(false);
    expect(shown.innerHTML).to.equal('<h2>Thank you</h2><p>See <a href="/shop" rel="nofollow noopener">the shelf</a>.</p>');
  });

  const hostile: [title: string, source: string][] = [
    ['a script', '<script>hacked=1</script>'],
    ['a picture with a handler', '<img src=x onerror="hacked=1">'],
    ['handlers', '<p onclick="hacked=1" onfocus="hacked=1" tabindex=0 autofocus>x</p>'],
    ['a drawing', '<svg onload="hacked=1"><script>hacked=1</script></svg>'],
    ['a frame', '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>'],
    ['an address that runs', '<a href="java\nscript:hacked=1">x</a>'],
    ['a form of its own', '<form action="//evil.example"><input name=password><button>Log in</button></form>'],
    ['a style', '<style>*{display:none}</style><p style="position:fixed;inset:0">x</p>'],
    ['an element of the library', '<site-form form-id="other"><form></form></site-form>'],
    ['a place in our own shadow root', '<div slot="success"><p slot="success" part="success" id="success">x</p></div>'],
    ['markup that changes its mind', '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hacked=1&gt;">'],
  ];
  for (const [title, source] of hostile) {
    it(`runs, loads, posts and covers nothing of ${title}`, async () => {
      const { host, shown } = await sent(`<p>Thank you</p>${source}`);
      expect(shown.firstElementChild!.outerHTML).to.equal('<p>Thank you</p>');
      expect(shown.querySelector('script, img, svg, iframe, form, input, button, style, site-form, [style], [slot], [part], [id], [autofocus]')).to.equal(null);
      expect([...shown.querySelectorAll('*')].flatMap(node => node.getAttributeNames()).filter(name => name.startsWith('on'))).to.deep.equal([]);
      for (const link of shown.querySelectorAll('a')) link.click();
      expect((globalThis as any).hacked).to.equal(undefined);
      expect(host.querySelectorAll('form')).to.have.length(1);
    });
  }

  it('is the author\'s own node where there is one, then a template, then the text', async () => {
    const own = await sent('<p>From the setting</p>', { inside: html`<p slot="success">From the page</p>` });
    expect(own.shown.textContent).to.equal('From the page');
    expect(own.host.querySelectorAll('[slot=success]')).to.have.length(1);
    const template = await sent('<p>From the setting</p>', { inside: html`<template data-success><p>From the template</p></template>` });
    expect(template.shown.textContent).to.equal('From the template');
    const words = await sent('', { text: '<b>Plain</b>' });
    expect(words.shown.textContent).to.equal('<b>Plain</b>');
  });
});
