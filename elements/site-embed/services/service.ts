/** What is framed, and how much room it wants. */
export interface Frame {
  readonly address: string;
  /** Height of a player that has the same height on every screen. */
  readonly heightPx?: number;
  /** Width over height of one that grows with its width. */
  readonly ratio?: number;
}

/** Page addresses of one kind, by their path, and the frame of such a page; null where it has none after all. */
export interface Route {
  readonly path: RegExp;
  frame(found: RegExpExecArray, address: URL, page: URL): Frame | null;
}

export type ServiceKind = 'sound' | 'post' | 'document' | 'map' | 'calendar' | 'video' | 'code';

/** A service whose embeds are known. A new one is one row in the file of its kind, and one line of addresses in the test. */
export interface Service {
  /** As visitors know it. */
  readonly name: string;
  /** What its embeds are, for the icon of the placeholder; that of any page by default. */
  readonly kind?: ServiceKind;
  /** Hosts of its pages and players: these and all below them. */
  readonly hosts: readonly string[];
  /** The first that fits is taken; players are first, and stay as they are. An address that fits none gets a link. */
  readonly routes: readonly Route[];
  /** What its frame may use, beyond the whole screen (`allow` of the frame). */
  readonly allow?: string;
  /** The height in a message of its frame, for services that send one. */
  heightIn?(message: Record<string, unknown>): unknown;
}

type Size = Pick<Frame, 'heightPx' | 'ratio'>;

/** The address is that of a frame already. */
export const player = (path: RegExp, size: Size, parameters: Readonly<Record<string, string>> = {}): Route =>
  ({ path, frame: (_, address) => ({ address: withParameters(address.href, parameters), ...size }) });

/** The frame's address, with `$1` for what was found in the path and `$page` for the whole address, as a parameter. */
export const frame = (path: RegExp, template: string, size: Size): Route => ({
  path,
  frame: (found, { origin, pathname }) => ({
    address: template.replace(/\$(\d|page)/g, (_, name: string) =>
      name === 'page' ? encodeURIComponent(origin + pathname) : (found[Number(name)] ?? ''),
    ),
    ...size,
  }),
});

/** An address with our own parameters; those it has by the same name are replaced. */
export function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The hosts of a service that has one for each country. */
export const inCountries = (name: string, ...endings: readonly string[]): string[] => endings.map(ending => `${name}.${ending}`);
