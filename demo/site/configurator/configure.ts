import { type Attribute, startTagText, type Token, tokensOf } from './tokens.js';

type StartTag = Extract<Token, { kind: 'start' }>;

/** The first tag with this name in the markup: the one that the configurator changes. */
const firstTag = (markup: string, tag: string): StartTag | undefined =>
  tokensOf(markup).find((token): token is StartTag => token.kind === 'start' && token.name === tag);

export interface Configuration {
  readonly tag: string;
  readonly markup: string;
  /** Attribute of each setting, in the order in which they are written. */
  readonly attributes: readonly (readonly [property: string, attribute: string])[];
  /** Every way to write an attribute of a setting. */
  readonly spellings: readonly string[];
  /** Settings that differ from their defaults, as the value of `<site-element-editor>` has them. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The markup with these settings at its first tag. All else stays as it was. */
export function configured({ tag, markup, attributes, spellings, settings }: Configuration): string {
  const found = firstTag(markup, tag);
  if (!found) return markup;
  const kept = found.attributes.filter(({ name }) => !spellings.includes(name.toLowerCase()));
  const written = attributes.filter(([property]) => Object.hasOwn(settings, property)).map(([property, name]): Attribute => {
    const value = settings[property];
    return { name, value: value === true ? null : typeof value === 'object' ? JSON.stringify(value) : String(value) };
  });
  return markup.slice(0, found.start) + startTagText(tag, [...kept, ...written]) + markup.slice(found.end);
}
