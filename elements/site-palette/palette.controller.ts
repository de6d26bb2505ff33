import { stringifyColor } from '../../core/color/stringify-color.js';
import { createPalette } from '../../core/color/palette-settings.js';
import { parseColor } from '../../core/color/parse-color.js';
import { seedOfPixels } from '../../core/color/seed-of-pixels.js';
import { paletteRule, themeProperties, wholePage } from '../../core/color/theme.js';
import { getDocument, pageDocument, type DocumentMembers } from '../../core/platform/page-document.js';
import { getContent, isElement, isEmptyParagraph } from '../../core/repair/nodes.js';
import type { PaletteHost } from './palette.settings.js';

/** A picture is read at this width and height: its colors, not its details. */
const sampleSize = 64;
/** This many characters of an invalid color are reported. */
const toldOfText = 100;
/** What an editor leaves in an empty tag, and what is never shown, are no part of a page that could have colors. */
const unseen = 'br, script, style, template, link, meta, noscript';

async function accentOf(address: string, signal: AbortSignal): Promise<string | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous'; // without it the pixels of another host's picture cannot be read
  image.src = address;
  await image.decode();
  if (signal.aborted) return null;
  const canvas = Object.assign(pageDocument.createElement('canvas'), { width: sampleSize, height: sampleSize });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0, sampleSize, sampleSize);
  const accent = seedOfPixels(context.getImageData(0, 0, sampleSize, sampleSize).data);
  return accent && stringifyColor(accent);
}

const isSeen = (node: Node): boolean => !isElement(node) || !(node.matches(unseen) || isEmptyParagraph(node));

/** Puts the colors in force: for what stands inside the element, or for the whole page where nothing does. */
export class PaletteController {
  readonly #host: PaletteHost;
  readonly #sheet = new CSSStyleSheet();
  /** The accent of the picture at an address, once it is read. */
  #picture: { readonly address: string; readonly accent: string | null } = { address: '', accent: null };
  #root: DocumentMembers | ShadowRoot | null = null;
  #written = '';

  constructor(host: PaletteHost) {
    this.#host = host;
    host.signal.addEventListener('abort', () => this.#place(null));
  }

  connect(): void {
    this.update();
    this.#host.onLightChange(() => this.update());
  }

  update(): void {
    const { element, values, signal } = this.#host;
    if (signal.aborted) return;
    if (values.image !== this.#picture.address) this.#readPicture(values.image);
    const seed = this.#picture.accent ?? values.seed;
    const isPart = getContent(element!).some(isSeen);
    if (!seed && !values.image) {
      this.#host.warn('seed is missing; expected a color, such as #0b6b6f; the page keeps its colors.');
      this.#place(null);
      return;
    }
    if (!seed) return; // the picture is loading
    const palette = createPalette(this.#color('seed', seed) ?? '', values.preset, name => this.#color(name, values[name]));
    // Rules of the page's own come before these: their selector has some weight, this one has none.
    const rule = paletteRule(palette, isPart ? ':host' : wholePage);
    this.#place(isPart ? element!.shadowRoot : getDocument(element!));
    if (rule === this.#written) return;
    this.#written = rule;
    this.#sheet.replaceSync(rule);
    this.#host.emit('site-palette-change', { properties: themeProperties(palette) });
  }

  #color(name: string, text: string): string | undefined {
    if (!text) return undefined;
    if (parseColor(text)) return text;
    const instead = name === 'seed' ? '#FFAABB' : 'the one made of the accent';
    this.#host.warn(`${name} "${text.slice(0, toldOfText)}" is not a color; expected a CSS color, such as #0b6b6f; using ${instead}.`);
    return undefined;
  }

  #readPicture(address: string): void {
    this.#picture = { address, accent: null };
    if (!address) return;
    const { signal, values } = this.#host;
    const instead = () => (values.seed ? 'using the seed' : 'the page keeps its colors');
    accentOf(address, signal).then(
      accent => {
        if (accent === null && !signal.aborted) this.#host.warn(`image "${address}" has no colors; expected an image that is not gray; ${instead()}.`);
        return accent;
      },
      () => {
        this.#host.warn(`image "${address}" could not be read; expected an image from this site, or from a host that allows it (CORS); ${instead()}.`);
        return null;
      },
    ).then(accent => {
      if (accent === null || this.#picture.address !== address) return;
      this.#picture = { address, accent };
      this.update();
    });
  }

  /** The sheet is the last one of its root: of two palettes of a page the later one holds. */
  #place(root: DocumentMembers | ShadowRoot | null): void {
    if (root === this.#root) return;
    const before = this.#root;
    this.#root = root;
    if (before) before.adoptedStyleSheets = before.adoptedStyleSheets.filter(sheet => sheet !== this.#sheet);
    root?.adoptedStyleSheets.push(this.#sheet);
  }
}
