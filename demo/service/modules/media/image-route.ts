import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { imageWidth, imageWidths } from 'site-elements/contract/image-format';
import { paths } from 'site-elements/contract/paths';
import { HttpError } from '../../kernel/http/http-error.js';
import { imageTypeFor, type ImageType } from './image-type.js';
import type { Picture } from './picture.js';
import type { RenderCache } from '../../kernel/files/render-cache.js';
import { sendFile } from '../../kernel/files/send-file.js';

const svgDpi = 72; // at this density sharp draws one pixel for each unit of the SVG

/** Draws a picture at exactly this width: the SVG itself is drawn large, no bitmap is ever enlarged. */
function drawPicture(picture: Picture, svg: string, width: number, type: ImageType): Promise<Buffer> {
  const density = Math.min(2400, Math.max(1, (svgDpi * width) / picture.width));
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  return type.encode(sharp(Buffer.from(svg), { density }).resize(width, height, { fit: 'fill' })).toBuffer();
}

const defaultFormat = '1500w';
const drawingVersion = 2; // to be raised when `drawPicture` or an encoder's settings change

interface Drawing {
  svg: string;
  hash: string;
}

/** Pictures in the listed widths, in the type the browser likes best. */
export function addImages(app: Hono, { pictures, cache }: { pictures: Record<string, Picture>; cache: RenderCache }) {
  const drawings = new Map<string, Drawing>();

  app.get(paths.image, async context => {
    const name = context.req.param('name');
    const format = context.req.query('format') ?? defaultFormat;
    const width = imageWidth(format);
    if (!width) {
      const listed = imageWidths.map(each => `${each}w`).join(', ');
      const error = `The format "${format.slice(0, 40)}" is unknown; expected ${listed}.`;
      throw new HttpError(400, { error, field: 'format' });
    }
    if (!Object.hasOwn(pictures, name)) {
      throw new HttpError(404, { error: 'There is no picture of this name.', field: 'name' });
    }
    const picture = pictures[name];
    const drawing = drawings.get(name) ?? drawOnce(picture);
    drawings.set(name, drawing);

    const type = imageTypeFor(context.req.header('accept') ?? '');
    context.header('Vary', 'Accept');
    const fileName = `${drawing.hash}-${width}.${type.extension}`;
    const file = await cache.get(fileName, () => drawPicture(picture, drawing.svg, width, type));
    return sendFile(context, file, type.contentType);
  });
}

/** The hash names the file in the cache: an image that was rendered again is not answered from the old file. */
function drawOnce(picture: Picture): Drawing {
  const svg = picture.svg();
  return { svg, hash: createHash('sha256').update(`${drawingVersion} ${svg}`).digest('hex').slice(0, 24) };
}
