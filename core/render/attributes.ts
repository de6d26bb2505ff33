import { UnsupportedViewError } from './unsupported-view-error.js';

export type Props = Readonly<Record<string, unknown>>;

/** Attributes that HTML spells otherwise than React. All others are lower case in HTML, and as they are in SVG. */
const names: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', acceptCharset: 'accept-charset', crossOrigin: 'crossorigin' };
/** Presentation attributes of SVG have dashes, all others have not. */
const isDashed = /^(?:alignment|baseline|clip|color|dominant|fill|flood|font|letter|lighting|marker|pointer|shape|stop|stroke|text|vector|word|writing)[A-Z]/;
const isNotDashed = /Units$|^marker(?:Width|Height)$|^textLength$/;
/** What says true and false in words. */
const isWordy = /^(?:aria-|data-|contentEditable$|draggable$|spellCheck$)/;
/** What React DOM does by listeners, and what runs or styles. */
const isForeign = /^on[A-Z]|^(?:style|dangerouslySetInnerHTML|autoFocus|is|xlink.*|xml.*)$/;

/** Props that are not properties of a node. */
const notSet: ReadonlySet<string> = new Set(['children', 'key', 'ref', 'suppressHydrationWarning']);

/** What a visitor may have changed before a script came. */
const isVisitors = /^(?:checked|defaultChecked|defaultValue|muted)$/;

const nameOf = (key: string, isSvg: boolean): string =>
  names[key] ?? (isSvg && isDashed.test(key) && !isNotDashed.test(key) ? key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`) : key);

/** Chooses the option that a select begins with, as the attribute `selected` would. */
function choose(select: HTMLSelectElement, value: unknown): void {
  for (const option of select.options) {
    if (option.value !== `${value as string}`) continue;
    option.selected = option.defaultSelected = true;
    return;
  }
}

/** Sets the first value of a field. Answers whether no attribute is to be set. */
function setDefaultValue(field: HTMLInputElement, value: unknown, isFirst: boolean): boolean {
  const { localName } = field as HTMLElement;
  if (localName === 'select') {
    if (isFirst) choose(field as unknown as HTMLSelectElement, value); // later, the visitor has chosen since
    return true;
  }
  const words = `${value as string ?? ''}`;
  if (isFirst && field.value !== words) field.value = words;
  if (localName !== 'textarea') return false;
  field.defaultValue = words;
  if (isFirst) field.value = words;
  return true;
}

/** Sets a prop that is not a plain attribute. Returns true if it was one. */
function setSpecial(node: Element, key: string, value: unknown, isFirst: boolean): boolean {
  if (notSet.has(key)) return true;
  const { localName } = node;
  // A field that has been given its first value keeps what is in it when its default changes.
  const field = node as HTMLInputElement;
  if (key === 'defaultChecked' || key === 'checked') {
    if (isFirst || key === 'checked') field.checked = !!value;
    if (isFirst || key === 'defaultChecked') field.defaultChecked = !!value;
  } else if (key === 'defaultValue') return setDefaultValue(field, value, isFirst);
  else if (key === 'muted') {
    (node as HTMLMediaElement).muted = !!value;
    return false;
  } else if (key === 'value' && (localName === 'select' || localName === 'textarea')) throw new UnsupportedViewError(`a controlled ${localName}`);
  else return false;
  return true;
}

/** A value as the text of its attribute; null for none. */
function attributeText(key: string, value: unknown): string | null {
  if (value === null || value === undefined || (value === '' && key === 'src')) return null;
  if (typeof value !== 'boolean' || isWordy.test(key)) return String(value);
  return value ? '' : null;
}

function setProp(node: Element, key: string, value: unknown, isFirst: boolean, isSvg: boolean): void {
  if (setSpecial(node, key, value, isFirst)) return;
  if (isForeign.test(key) || typeof value === 'function' || (typeof value === 'object' && value !== null)) {
    if (value === null || value === undefined || (value === false && key === 'autoFocus')) return;
    throw new UnsupportedViewError(`the property ${key}`);
  }
  const name = nameOf(key === 'defaultValue' ? 'value' : key, isSvg);
  const text = attributeText(key, value);
  if (node.getAttribute(name) === text) return;
  if (text === null) node.removeAttribute(name);
  else node.setAttribute(name, text);
}

/**
 * Brings a node's attributes from those of the last drawing to those of this one, as React DOM does. `before` is null at first.
 * What is in the fields of a node that was there already (`isClaimed`) is the visitor's.
 */
export function setProps(node: Element, before: Props | null, now: Props, { isSvg, isClaimed = false }: { isSvg: boolean; isClaimed?: boolean }): void {
  for (const key in before) if (!(key in now)) setProp(node, key, undefined, false, isSvg);
  const keys = Object.keys(now).filter(key => !(isClaimed && isVisitors.test(key)) && (!before || before[key] !== now[key]));
  // The first value comes last: the type of a field decides what it may be.
  for (const isLast of [false, true]) for (const key of keys) if (isVisitors.test(key) === isLast) setProp(node, key, now[key], !before, isSvg);
}
