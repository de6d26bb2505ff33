// Runs in every engine: forms of the page that hide members of the document.
import { expect } from '@open-wc/testing';
import '../../elements/site-add-to-cart/site-add-to-cart.js';
import '../../elements/site-gallery/site-gallery.js';
import { captureConsole } from './capture-console.js';
import { waitUntil } from './wait-until.js';

// A page may have a form named `createElement` from the start: it hides the method that lit compiles its templates with.

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describe('elements on a page whose forms hide members of the document from the start', () => {
  it('keep the author\'s content, and are drawn once the form is gone', async () => {
    const box = document.createElement('section');
    box.innerHTML = `<site-add-to-cart sku="mug" name="Mug" price-cents="2800"><button type="button">Mine</button></site-add-to-cart>
      <site-gallery design="grid"><img src="${picture}" width="10" height="10" alt="A dot"></site-gallery>`;
    const forms = ['createElement', 'addEventListener', 'querySelector'].map(name => Object.assign(document.createElement('form'), { name }));
    const failures: string[] = [];
    const note = (event: Event) => { failures.push(event.type); event.preventDefault(); };
    const thrown: string[] = [];
    const noteThrown = ({ message }: ErrorEvent) => { thrown.push(message); };
    const [addition, gallery] = box.querySelectorAll<HTMLElement>('site-add-to-cart, site-gallery') as unknown as [HTMLElement, HTMLElement];
    addition.addEventListener('site-error', note);
    window.addEventListener('error', noteThrown);
    await captureConsole(async () => {
      document.body.append(...forms, box);
      try {
        await waitUntil(() => addition.shadowRoot?.querySelector('slot') && gallery.shadowRoot?.querySelector('slot'));
        expect(addition.querySelector('button')!.checkVisibility()).to.be.true;
        expect(addition.querySelector('button')!.getBoundingClientRect().height).to.be.greaterThan(0);
      } finally {
        for (const form of forms) form.remove();
      }
    });
    expect(failures, 'its owner can hear of it').to.deep.equal(['site-error']);
    expect(thrown).to.deep.equal([]);
    addition.setAttribute('name', 'Other mug');
    await waitUntil(() => addition.shadowRoot!.querySelectorAll('slot').length === 1 && !addition.matches(':state(error)'));
    window.removeEventListener('error', noteThrown);
    box.remove();
  });
});
