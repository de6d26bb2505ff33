import type { Browser } from 'playwright-core';
import { readExamples } from '../../core/manifest/describe/examples.js';
import { stylesInHead } from '../../core/manifest/install/page-styles.js';
import type { FirstAnswer } from '../../core/manifest/readme/first-answers.js';
import { medianVisit } from './arrival.js';
import { serveBench } from './pages.js';
import { photograph } from './photograph.js';
import { visitSlowly, type Press, type SlowVisit } from './slow-line.js';

const runs = 3;
const words = '<p>A paragraph of the page, as long as paragraphs are, so that something stands above.</p>'.repeat(2);

/** What a visitor does first with an element, in which of its examples. */
interface FirstUse extends Press { readonly example: string }

const drawn = (tag: string, example: string, selector = '#root [part]'): FirstUse => ({ example, act: '', answered: `one('${tag}', '${selector}')` });
const pressed = (tag: string, example: string, control: string, answered: string): FirstUse => ({
  example,
  act: `one('${tag}', '${control}')?.click()`,
  answered,
});
/** A control that is gone, or pressed, once it has been pressed. */
const gone = (tag: string, example: string, control: string): FirstUse => ({
  example,
  act: `const node = one('${tag}', '${control}'); if (node) { window.wasThere = true; node.click(); }`,
  answered: `window.wasThere && !one('${tag}', '${control}')`,
});
/** A field in which a visitor writes a letter, and what shows that it was heard. */
const typed = (tag: string, example: string, field: string, answered: string, { words = 'a', everyMs = 0 } = {}): FirstUse => ({
  example,
  act: `const node = one('${tag}', '${field}'); if (node && performance.now() - (window.typedAt ?? -1e9) > ${everyMs}) { window.typedAt = performance.now(); node.value = '${words}'; node.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true })); }`,
  answered,
});
/** A choice of the visitor's, and what shows that it was heard. */
const chosen = (tag: string, example: string, field: string, answered: string): FirstUse => ({
  example,
  act: `const node = one('${tag}', '${field}'); if (node) { if ('options' in node) node.selectedIndex = node.options.length - 1; else node.checked = true; node.dispatchEvent(new Event('change', { bubbles: true, composed: true })); }`,
  answered,
});

/** Every element that React DOM takes over. Where an element shows something and has nothing to press, its drawing is the answer. */
export const firstUses: Readonly<Record<string, FirstUse>> = {
  'cookie-banner': gone('cookie-banner', 'bar', '[data-action=accept]'),
  'site-announcement-bar': drawn('site-announcement-bar', '2-bottom'),
  'site-audio': drawn('site-audio', '1-recording', '[data-action=toggle]'),
  'site-booking': drawn('site-booking', '1-tock', '[data-action=go]'),
  'site-calendar': drawn('site-calendar', '1-month', '[data-action=next]'),
  'site-cart': drawn('site-cart', '1-simple'),
  'site-cart-badge': pressed('site-cart-badge', 'in-a-header', 'a, button', "one('site-cart-badge', 'dialog[open]')"),
  'site-chart': drawn('site-chart', '1-bars', 'svg'),
  'site-comments': drawn('site-comments', '2-drawn', 'textarea, form'),
  'site-dialog': { example: 'confirm', act: "document.querySelector('p a')?.click()", answered: "one('site-dialog', 'dialog[open]')" },
  'site-donation-button': drawn('site-donation-button', '2-ours', 'input'),
  'site-embed': drawn('site-embed', '1-song', '[data-action=once]'),
  'site-events': drawn('site-events', '2-from-json'),
  'site-feed': drawn('site-feed', '1-studio', '#root *'),
  'site-form': typed('site-form', 'contact', 'textarea', "one('site-form', '.site-form-counter')?.textContent.startsWith('1 ')"),
  'site-gallery': {
    example: 'slideshow',
    act: "if (!window.isHeard) { window.isHeard = true; addEventListener('site-slide-change', () => { window.isAnswered = true; }, true); } one('site-gallery', '[data-action=next]')?.click()",
    answered: 'window.isAnswered',
  },
  'site-language-picker': pressed(
    'site-language-picker',
    '2-menu',
    '[data-action=toggle]',
    "one('site-language-picker', '[aria-expanded=true]')",
  ),
  'site-lightbox': pressed('site-lightbox', '1-pictures', 'a', "one('site-lightbox', 'dialog[open]')"),
  'site-login': drawn('site-login', '2-drawn', 'input'),
  'site-map': pressed('site-map', '1-visit', '[data-action=show]', "one('site-map', '.leaflet-container')"),
  'site-newsletter': drawn('site-newsletter', 'drawn', 'form[novalidate] input[type=email]'),
  'site-order-summary': drawn('site-order-summary', '1-confirmed'),
  'site-popup': gone('site-popup', '3-badge', '[data-action=open]'),
  'site-pricing-toggle': drawn('site-pricing-toggle', '1-two-plans', 'input'),
  'site-product': chosen(
    'site-product',
    '1-options',
    'select, input[type=radio]',
    "one('site-product', 'form')?.checkValidity() || one('site-product', 'input[type=radio]:checked')",
  ),
  'site-product-list': pressed(
    'site-product-list',
    '1-products',
    '[data-action=filters]',
    "one('site-product-list', '[data-action=filter]')",
  ),
  'site-product-reviews': drawn('site-product-reviews', '1-reviews', '[part~=overview]'),
  // It waits for the end of a word.
  'site-search': typed('site-search', '1-field', 'input', "one('site-search', '[role=status]')?.textContent.trim()", {
    words: 'mug',
    everyMs: 500,
  }),
  'site-summary': drawn('site-summary', '1-journal', '#root *'),
  'site-tour-dates': drawn('site-tour-dates', '2-from-json'),
  'site-video': drawn('site-video', '1-service', '[data-action=play]'),
};

/** The page of an element as the docs have it pasted: its style sheets, and the loader. */
function pageOf(tag: string, example: string): string {
  const found = readExamples(tag).find(({ name }) => name === example);
  if (!found) throw new Error(`elements/${tag}/examples/${example}.html is not there; expected the example in which the element is used first.`);
  const markup = found.markup.replace(/\/images\/[\w-]+/g, '/picture.jpg');
  const links = stylesInHead(markup, '/cdn/');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><link rel="icon" href="data:,">${links}<script type="module" src="/cdn/auto.js"></script><body><h1>A page</h1>${words}${markup}</body></html>`;
}

/** How much script comes before each element's first answer, and when that is, on a slow line: medians. */
export async function benchFirstAnswers(browser: Browser, only: readonly string[] = []): Promise<Record<string, FirstAnswer>> {
  const tags = Object.keys(firstUses).filter(tag => only.length === 0 || only.includes(tag));
  const server = await serveBench({
    '/picture.jpg': await photograph({ width: 600, height: 400 }),
    ...Object.fromEntries(tags.map(tag => [`/${tag}`, pageOf(tag, firstUses[tag]!.example)])),
  });
  const seen: Record<string, SlowVisit[]> = {};
  for (let run = 0; run < runs; run++) {
    for (const tag of tags) {
      const visit = await visitSlowly(browser, `${server.url}/${tag}`, firstUses[tag]!).catch((error: unknown) => {
        throw new Error(`<${tag}> has not answered.`, { cause: error });
      });
      (seen[tag] ??= []).push(visit);
    }
  }
  server.close();
  return Object.fromEntries(tags.map(tag => {
    const { scriptBytes, answersMs } = medianVisit(seen[tag]!);
    return [tag, { scriptKb: Number((scriptBytes / 1024).toFixed(1)), seconds: Number((answersMs! / 1000).toFixed(2)) }];
  }));
}
