export type Direction = 'ltr' | 'rtl';
export type Theme = 'light' | 'dark';

/** How this visitor asked to see the page. It travels in the address, so nothing is stored before consent. */
export interface View {
  path: string;
  dir: Direction;
  theme: Theme | null;
}

/** Reads `?dir=rtl` and `?theme=dark`; anything else is the default. */
export function readView(address: URL): View {
  const theme = address.searchParams.get('theme');
  return {
    path: address.pathname,
    dir: address.searchParams.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  };
}

/** The address of another page of the demo, with the same theme and direction. */
export function linkTo(view: View, path: string): string {
  const [beforeHash, hash] = path.split('#');
  const query = new URLSearchParams();
  if (view.theme) query.set('theme', view.theme);
  if (view.dir === 'rtl') query.set('dir', 'rtl');
  const search = query.size > 0 ? `?${query}` : '';
  return `${beforeHash}${search}${hash === undefined ? '' : `#${hash}`}`;
}
