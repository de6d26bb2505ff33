import { imageWidth } from '../../contract/image-format.js';
import type { SizeFormat } from './size-format.js';

const asked = /([?&])format=([^&#]*)(&?)/;

/** `/harbour.jpg?format=750w` spec: media-layout §3 */
export const queryString: SizeFormat = {
  write(source, width) {
    const [, address = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(source)!;
    if (asked.test(address)) return address.replace(asked, `$1format=${width}w$3`) + anchor;
    return `${address}${address.includes('?') ? '&' : '?'}format=${width}w${anchor}`;
  },
  read(address) {
    const [all, before, format, after] = asked.exec(address) ?? [];
    const width = format && imageWidth(format);
    return width ? { source: address.replace(all!, after ? before! : ''), width } : null;
  },
};
