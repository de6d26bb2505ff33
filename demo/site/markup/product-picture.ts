import { pictures } from '../../pictures/catalogue.js';
import { type Html, html } from './html.js';
import { type PictureOptions, picture } from './picture.js';

/** The picture of a product. Products come from the database, so one may name a picture that nobody has drawn. */
export function productPicture(name: string, options: PictureOptions): Html {
  return Object.hasOwn(pictures, name) ? picture(name, options) : html`<span class="no-picture"></span>`;
}
