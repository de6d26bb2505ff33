import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node;
const childrenOf = (node: DefaultTreeAdapterTypes.Node): Element[] => ('childNodes' in node ? node.childNodes.filter(isElement) : []);
const allIn = (node: DefaultTreeAdapterTypes.Node): Element[] => childrenOf(node).flatMap(child => [child, ...allIn(child)]);
const attribute = (element: Element, name: string): string | undefined => element.attrs.find(one => one.name === name)?.value;
const textIn = (element: Element): string => element.childNodes.map(node => ('value' in node ? node.value : '')).join('');

/** What a browser without scripts would post from the first form of a page. */
export function readForm(page: string): { action: string; body: URLSearchParams; names: Set<string> } {
  const form = allIn(parse(page)).find(({ tagName }) => tagName === 'form');
  if (!form) throw new Error(`There is no form: ${page}`);
  const body = new URLSearchParams();
  const names = new Set<string>();
  for (const control of allIn(form)) {
    const [name, type] = [attribute(control, 'name'), attribute(control, 'type')];
    if (name === undefined) continue;
    names.add(name);
    if (control.tagName === 'textarea') body.append(name, textIn(control).replace(/\n/g, '\r\n'));
    if (control.tagName === 'select') {
      const options = allIn(control).filter(({ tagName }) => tagName === 'option');
      const chosen = options.filter(option => attribute(option, 'selected') !== undefined);
      const sent = chosen.length > 0 || attribute(control, 'multiple') !== undefined ? chosen : options.slice(0, 1);
      for (const option of sent) body.append(name, attribute(option, 'value') ?? textIn(option).trim());
    }
    if (control.tagName !== 'input' || type === 'file') continue;
    if ((type === 'checkbox' || type === 'radio') && attribute(control, 'checked') === undefined) continue;
    body.append(name, attribute(control, 'value') ?? '');
  }
  return { action: attribute(form, 'action') ?? '', body, names };
}
