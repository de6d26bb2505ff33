import { imageWidth } from '../../contract/image-format.js';
import type { SizeFormat } from './size-format.js';

/** Name, ending, and whatever follows. */
const parts = /^([^?#]*?)(\.\w+)?([?#].*)?$/s;

/** `/harbour-750w.jpg` spec: media-layout §3 */
export const filename: SizeFormat = {
  write(source, width) {
    const [, name = '', ending = '', rest = ''] = parts.exec(source)!;
    return `${name}-${width}w${ending}${rest}`;
  },
  read(address) {
    const [, name = '', ending = '', rest = ''] = parts.exec(address)!;
    const [mark, format] = /-(\d+w)$/.exec(name) ?? [];
    const width = format && imageWidth(format);
    return width ? { source: name.slice(0, -mark!.length) + ending + rest, width } : null;
  },
};
