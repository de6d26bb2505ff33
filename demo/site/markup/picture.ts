import { pictures } from '../../pictures/catalogue.js';
import { type Html, html } from './html.js';

const widths = [300, 500, 750, 1000, 1500, 2500]; // spec: media-layout, image formats; 100 is for thumbnails only

export interface PictureOptions {
  /** How wide the picture is drawn, in the words of the `sizes` attribute. */
  sizes: string;
  /** The picture that a visitor sees first: loaded immediately and with high priority. */
  isFirst?: boolean;
  /** An empty text for pictures that only repeat what is beside them. */
  alt?: string;
  /** Further attributes of the image. */
  attributes?: Html;
}

/** A picture of the demo, in every width that the image service renders. */
export function picture(name: string, { sizes, isFirst = false, alt, attributes }: PictureOptions): Html {
  const drawing = pictures[name];
  if (!drawing) {
    throw new Error(`demo/site: no picture is called "${name}"; the catalog has ${Object.keys(pictures).join(', ')}.`);
  }
  const address = `/images/${name}`;
  const srcset = widths.map(width => `${address}?format=${width}w ${width}w`).join(', ');
  return html`<img src="${address}?format=750w" srcset="${srcset}" sizes="${sizes}" width="${drawing.width}" height="${
    drawing.height
  }" alt="${alt ?? drawing.alt}" ${attributes && html`${attributes} `}${
    isFirst ? html`fetchpriority="high"` : html`loading="lazy" decoding="async"`
  }>`;
}

/** The picture of a product. Products come from the database, so one may name a picture that does not exist. */
export function productPicture(name: string, options: PictureOptions): Html {
  return Object.hasOwn(pictures, name) ? picture(name, options) : html`<span class="no-picture"></span>`;
}
