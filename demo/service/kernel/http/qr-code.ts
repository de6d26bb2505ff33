import { html } from 'hono/html';
import { encode } from 'uqr';
import type { Html } from '../html.js';

/** Light modules around a code, without which cameras do not find it. Source: ISO/IEC 18004 */
const quietZone = 4;

/** A QR code with medium error correction, as an image with this name. It is dark on light in every color scheme. */
export function qrCode(text: string, name: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg class="qr-code" role="img" aria-label="${name}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
<rect width="${size}" height="${size}" fill="#fff"/><path fill="#000" d="${modules}"/></svg>`;
}
