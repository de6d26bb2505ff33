/** What an embed code turned out to be. Source: media-layout §3, video embed attributes. */
export type EmbedType = 'iframe' | 'object' | 'invalid';

export interface Embed {
  readonly type: EmbedType;
  /** Address of the player or of the video; empty when invalid. */
  readonly address: string;
  /** Width over height as the code says it; null when it says none. */
  readonly ratio: number | null;
}

const invalid: Embed = { type: 'invalid', address: '', ratio: null };

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)?.slice(1).find(value => value !== undefined)
    ?.replaceAll('&amp;', '&').trim();

/** What codes without a size say of it: the element of Wistia, and the box around a player that fills it. */
export function ratioIn(code: string): number | null {
  const aspect = Number(/\baspect="([\d.]+)"/.exec(code)?.[1]);
  const percent = Number(/\bpadding(?:-top)?:\s?([\d.]+)%/.exec(code)?.[1]);
  return aspect > 0 ? aspect : percent > 0 ? 100 / percent : null;
}

const ratioOf = (tag: string, code: string): number | null => {
  const [width, height] = ['width', 'height'].map(name => Number(attribute(tag, name)));
  return width! > 0 && height! > 0 ? width! / height! : ratioIn(code);
};

/** Reads an embed code, as services give it to copy, without ever making it part of a page. */
export function readEmbedCode(code: string): Embed {
  const iframe = /<iframe\b[^>]*>/i.exec(code)?.[0];
  const found = iframe ? attribute(iframe, 'src') ?? attribute(iframe, 'data-src') : undefined;
  if (iframe && found) return { type: 'iframe', address: found, ratio: ratioOf(iframe, code) };
  const object = /<(?:object|embed)\b[^>]*>/i.exec(code)?.[0];
  const movie = /<param\b[^>]*\bname\s*=\s*["']?movie\b[^>]*>/i.exec(code)?.[0];
  const embedded = /<embed\b[^>]*>/i.exec(code)?.[0];
  const address = (object && (attribute(object, 'data') ?? attribute(object, 'src'))) || (movie && attribute(movie, 'value'))
    || (embedded && attribute(embedded, 'src'));
  return address ? { type: 'object', address, ratio: ratioOf(object ?? '', code) } : invalid;
}
