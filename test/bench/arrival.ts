import type { Browser } from 'playwright-core';
import { stylesInHead } from '../../core/manifest/install/page-styles.js';
import { median } from './measure.js';
import { serveBench } from './pages.js';
import { photograph } from './photograph.js';
import { type Press, type SlowVisit, visitSlowly } from './slow-line.js';

const runs = 5;
const size = { width: 1200, height: 700 };
const pictureCount = 8;
const pictures = Array.from({ length: pictureCount }, (_, at) => `/picture-${at}.jpg`);
const images = pictures.map((address, at) => `<img src="${address}" width="${size.width}" height="${size.height}" alt="Picture ${at + 1}">`);
/** As the docs have them: a browser fetches the first immediately, and each of the others when it is near. */
const lazily = (html: string): string => html.replace(/<img (?=src="\/picture-[^0])/g, '<img loading="lazy" ');
const each = (open: string, close: string) => images.map(image => open + image + close).join('');
const words = '<p>A paragraph of the page, as long as paragraphs are, so that something stands above and below.</p>'.repeat(3);
/** The sheet that every real page has: as large as that of a small site. */
const ownSheet = `body{max-width:60rem;margin:auto;font:1rem/1.5 system-ui}img{max-width:100%;height:auto}${Array.from({ length: 300 }, (_, at) => `.block-${at}{margin:${at % 7}px;padding:${at % 5}px;color:#${String(at).padStart(3, '0')}}`).join('')}`;
const page = (head: string, body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/own.css">${head}<body><h1>A page</h1>${words}${body}${words}</body></html>`;
const sheets = stylesInHead('<site-gallery>', '/cdn/');

const emblaStyle = '<style>.embla{overflow:hidden}.embla>div{display:flex}.embla>div>div{flex:0 0 100%}</style>';
const emblaStart = 'const embla=EmblaCarousel(document.querySelector(".embla"));for(const name of ["Prev","Next"])document.querySelector(`[data-to=${name}]`).addEventListener("click",()=>embla[`scroll${name}`]());window.embla=embla';

interface Contender { readonly html: string; readonly press: Press | null }
const pressOurs: Press = {
  act: 'one("site-gallery", \'[data-action="next"]\')?.click()', answered: 'window.isAnswered',
};
const listen = '<script>for(const type of ["site-slide-change","swiperslidechange"])addEventListener(type,()=>{window.isAnswered=true},true)</script>';

/** A page with a sheet of its own, text and a gallery of eight pictures, by who makes the gallery. */
const contenders: Record<string, Contender> = {
  'without a library': { html: page('', each('', '')), press: null },
  'Embla with buttons': {
    html: page(
      emblaStyle,
      `<div class="embla"><div>${each('<div>', '</div>')}</div></div><button data-to="Prev">Previous</button><button data-to="Next">Next</button><script defer src="/peers/embla.js"></script><script type="module">${emblaStart}</script>`,
    ),
    press: { act: 'document.querySelector("[data-to=Next]")?.click()', answered: 'window.embla?.selectedScrollSnap() > 0' },
  },
  'Swiper element': {
    html: page(
      `${listen}<script type="module" src="/peers/swiper.js"></script>`,
      `<swiper-container navigation="true">${each('<swiper-slide>', '</swiper-slide>')}</swiper-container>`,
    ),
    press: { act: 'one("swiper-container", ".swiper-button-next")?.click()', answered: 'window.isAnswered' },
  },
  'site-gallery, eager': {
    html: page(
      `${listen}${sheets}<script type="module" src="/cdn/auto.js"></script>`,
      `<site-gallery loading="eager">${images.join('')}</site-gallery>`,
    ),
    press: pressOurs,
  },
  'site-gallery by the loader': {
    html: page(`${listen}${sheets}<script type="module" src="/cdn/auto.js"></script>`, `<site-gallery>${images.join('')}</site-gallery>`),
    press: pressOurs,
  },
};

/** How each contender's page arrives over a slow line: medians. All take turns: a machine is not equally quick for minutes. */
export async function benchArrival(browser: Browser, { isHttp2 = true, isLazy = false } = {}): Promise<Record<string, SlowVisit>> {
  const server = await serveBench({
    '/own.css': ownSheet,
    ...Object.fromEntries(await Promise.all(pictures.map(async address => [address, await photograph(size)] as const))),
    ...Object.fromEntries(Object.values(contenders).map(({ html }, at) => [`/${at}`, isLazy ? lazily(html) : html])),
  }, { isHttp2 });
  const seen: Record<string, SlowVisit[]> = {};
  for (let run = 0; run <= runs; run++) {
    for (const [at, [name, { press }]] of Object.entries(contenders).entries()) {
      const visit = await visitSlowly(browser, `${server.url}/${at}`, press);
      if (run > 0) (seen[name] ??= []).push(visit); // the first round warms up
    }
  }
  server.close();
  return Object.fromEntries(Object.entries(seen).map(([name, visits]) => [name, medianVisit(visits)]));
}

export function medianVisit(visits: readonly SlowVisit[]): SlowVisit {
  const of = (key: keyof SlowVisit) => median(visits.map(visit => visit[key] ?? 0));
  return {
    firstPaintMs: of('firstPaintMs'),
    answersMs: visits[0]!.answersMs === null ? null : of('answersMs'),
    scriptBytes: of('scriptBytes'),
    scripts: of('scripts'),
  };
}
