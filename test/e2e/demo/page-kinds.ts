import { isEverything } from '../../engines/everything.js';

/** Pages of one kind, of which elements, documents, the catalog or a list's filters make dozens, differ in their content, not in how it is shown. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://demo.example');
  const [, area, section, ...rest] = pathname.split('/');
  const kind = rest.length > 0 ? `/${area}/${section}/` : area === 'elements' && section ? '/elements/' : pathname;
  return searchParams.size > 0 ? `${kind}?` : kind;
}

/** The first page of each kind; with `npm run test:all`, every page. */
export function pagesToLookAt(addresses: readonly string[]): string[] {
  const kinds = addresses.map(kindOf);
  return addresses.filter((_, at) => isEverything || kinds.indexOf(kinds[at]!) === at);
}
