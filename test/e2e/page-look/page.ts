/** What a page's own look is, as its author would name it; null where it has none. */
export interface OwnLook {
  /** Its main button: background and text, `#fff` where none is given. */
  readonly accent: string | null;
  readonly onAccent?: string;
  /** Corners of its buttons in pixels: 999 for pills. */
  readonly corner: number | null;
  readonly field: { readonly line?: string; readonly surface?: string; readonly radius?: number } | null;
  /** Its first font for headings, null for that of the browser, and their weight. */
  readonly heading: string | null;
  readonly weight?: string;
  /** What is behind the element. */
  readonly surface: string;
}

/** A page of our own in the manner of what people use: its style, and markup where that differs from the template's. */
export interface LookPage {
  readonly name: string;
  readonly css: string;
  /** Attributes of `<html>` and `<body>`. */
  readonly root?: string;
  readonly body?: string;
  /** Its buttons, and its form. */
  readonly buttons?: string;
  readonly form?: string;
  /** What opens the part with our element. */
  readonly part?: string;
  /** A class that its own switch gives `<html>` after it has loaded. */
  readonly switchTo?: string;
  readonly own: OwnLook;
}

const form = '<form class="contact"><input type="text" name="q" placeholder="Your name"><input type="email" name="m" placeholder="Email"></form>';

/** What is on most pages and says nothing of their look. */
const noise = `<style>.x-close{background:#f0f;color:#fff;border-radius:50%}.x-card{display:block;padding:20px;background:#eef1f3;color:#223}
.x-modal{display:none}.x-footer{background:#101418;color:#dfe6ee}.x-footer a{color:#7fd}
#cookie-notice a{background:#0a0;color:#fff;border-radius:9px;padding:9px}.x-gone{visibility:hidden}</style>
<button type="button" class="x-close" aria-label="Close"></button><button type="button" disabled class="x-close">Later</button>
<div class="x-modal">${'<a class="button x-close" href="#">Pay</a>'.repeat(60)}</div><a class="x-gone button x-close" href="#">Pay</a>
<select aria-label="Language"><option>English</option></select>`;
const footer = `<div id="cookie-notice" role="dialog"><a class="button" href="#">Accept</a> <a class="button" href="#">Accept all</a></div>
<a class="x-card" href="#"><h3>A card</h3><p>It is a link, and no button.</p></a>
<footer class="x-footer"><p><a href="#">One</a> <a href="#">Two</a> <a href="#">Three</a> <a href="#">Four</a></p></footer>`;

/** The content of a page. Attributes of a second `<html>` or `<body>` go to the first. */
export const pageBody = (page: LookPage, isLook: boolean, element: string): string => `<html ${page.root ?? ''}><body ${page.body ?? ''}>
<style>${page.css}</style><header><nav><a class="button" href="#">Home</a> <button class="menu-toggle">Menu</button></nav>${noise}</header>
<main><h1>A page of its own</h1><p>Fresh bread and <a href="#">plum cakes</a> every day, from six in the morning.</p>
<p>${page.buttons ?? '<a class="button" href="#">Order now</a>'}</p>${page.form ?? form}<h2>More about it</h2>
<section class="${page.part ?? 'part'}"><p>Words before it.</p>${element}</section></main>${footer}
<script type="module" ${isLook ? 'data-site-look="page"' : ''} src="/v1/auto.js"></script>`;
