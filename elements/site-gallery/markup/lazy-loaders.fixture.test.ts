// Pictures as lazy loaders leave them in markup, for pages where their script does not run: exported, pasted or blocked. The
// attributes and placeholders are theirs; addresses are ours.

const size = 'width="900" height="600"';
const gif = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const svg = 'data:image/svg+xml,%3Csvg%20xmlns=%27http://www.w3.org/2000/svg%27%20viewBox=%270%200%20900%20600%27%3E%3C/svg%3E';

export interface LazyFixture {
  /** The markup of a picture that is to show this address. */
  readonly write: (address: string) => string;
  /** What its source contains once it is shown: by default the address. */
  readonly shown?: (address: string) => string;
}

export const lazyLoaders: Readonly<Record<string, LazyFixture>> = {
  'data-src alone': { write: address => `<img data-src="${address}" ${size} alt="">` },
  'data-src over a preview': { write: address => `<img src="/images/preview" data-src="${address}" ${size} alt="">` },
  lazysizes: { write: address => `<img class="lazyload" src="${gif}" data-src="${address}" ${size} alt="">` },
  'lazysizes, a list over a preview': {
    write: address =>
      `<img class="lazyload" src="/images/preview" data-sizes="auto" data-src="${address}" data-srcset="${address} 900w, ${address} 1800w" ${size} alt="">`,
  },
  'lazysizes, a list alone, without a size': { write: address => `<img class="lazyload" src="${gif}" data-srcset="${address}" alt="">` },
  'lazysizes with a width in the address': {
    write: address => `<img class="lazyload" src="${gif}" data-src="${address}_{width}x.jpg" data-widths="[180, 360]" ${size} alt="">`,
    shown: address => `${address}_`,
  },
  'WP Rocket': {
    write: address =>
      `<img ${size} src="${svg}" alt="" data-lazy-sizes="(max-width: 900px) 100vw, 900px" data-lazy-srcset="${address} 900w" data-lazy-src="${address}"><noscript><img ${size} src="${address}" alt=""></noscript>`,
  },
  'a3 Lazy Load': {
    write: address =>
      `<img class="lazy lazy-hidden" src="/plugins/a3-lazy-load/assets/images/lazy_placeholder.gif" data-lazy-type="image" data-src="${address}" ${size} alt=""><noscript><img src="${address}" alt=""></noscript>`,
  },
  Jetpack: {
    write: address =>
      `<img ${size} src="/images/preview" alt="" class="jetpack-lazy-image" data-lazy-srcset="${address} 900w" data-lazy-sizes="100vw" data-lazy-src="${address}?is-pending-load=1" srcset="${gif}"><noscript><img src="${address}" alt=""></noscript>`,
  },
  lozad: { write: address => `<img class="lozad" data-src="${address}" data-placeholder-background="#eee" ${size} alt="">` },
  'lozad, with sources': {
    write: address =>
      `<picture><source data-srcset="${address}" type="image/svg+xml"><img class="lozad" src="${gif}" data-src="${address}" ${size} alt=""></picture>`,
  },
  'lozad, a picture without an image': {
    write: address =>
      `<picture class="lozad" data-iesrc="${address}" data-alt="A picture"><source srcset="${address}" type="image/svg+xml"></picture>`,
  },
  'lozad, a background': { write: address => `<div class="lozad" data-background-image="${address}" style="min-height: 40px"></div>` },
  'WP Rocket, a background': {
    write: address => `<div data-bg="url('${address}')" class="rocket-lazyload" role="img" aria-label="A picture"></div>`,
  },
  'jQuery Lazy Load, data-original': {
    write: address => `<img class="lazy" src="/img/grey.gif" data-original="${address}" ${size} alt="">`,
  },
  'Slick, data-lazy': { write: address => `<img data-lazy="${address}" ${size} alt="">` },
  Splide: { write: address => `<img data-splide-lazy="${address}" ${size} alt="">` },
  Flickity: { write: address => `<img data-flickity-lazyload="${address}" ${size} alt="">` },
  Avada: { write: address => `<img class="lazyload" src="${svg}" data-orig-src="${address}" ${size} alt="">` },
  LiteSpeed: {
    write: address =>
      `<img data-lazyloaded="1" src="${svg}" data-src="${address}" data-srcset="${address} 900w" data-sizes="100vw" ${size} alt="">`,
  },
  'Cloudflare Mirage': {
    write: address =>
      `<img data-cfsrc="${address}" ${size} alt="" style="display:none;visibility:hidden"><noscript><img src="${address}" alt=""></noscript>`,
  },
  'native, behind a placeholder': {
    write: address => `<img loading="lazy" decoding="async" src="${address}" style="background-image: url('${svg}')" ${size} alt="">`,
  },
  Gatsby: {
    write: address =>
      `<div class="gatsby-image-wrapper"><img aria-hidden="true" data-placeholder-image src="${gif}" alt=""><img data-main-image data-src="${address}" ${size} alt=""></div>`,
  },
};
