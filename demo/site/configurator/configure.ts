import { attributeFor, type Choices, type Control } from './control.js';
import { startTagText, type Token, tokensOf } from './tokens.js';

type StartTag = Extract<Token, { kind: 'start' }>;

/** The first tag with this name in the markup: the one that the configurator changes. */
export const firstTag = (markup: string, tag: string): StartTag | undefined =>
  tokensOf(markup).find((token): token is StartTag => token.kind === 'start' && token.name === tag);

export interface Configuration {
  readonly tag: string;
  readonly markup: string;
  readonly controls: readonly Control[];
  readonly choices: Choices;
}

/** The markup with these choices at its first tag. Only what differs from a default is written; all else stays as it was. */
export function configured({ tag, markup, controls, choices }: Configuration): string {
  const found = firstTag(markup, tag);
  if (!found) return markup;
  const written = controls.flatMap(control => attributeFor(control, choices.get(control.attribute)) ?? []);
  const spellings = new Set(controls.flatMap(control => control.spellings));
  const kept = found.attributes.filter(({ name }) => !spellings.has(name.toLowerCase()));
  return markup.slice(0, found.start) + startTagText(tag, [...kept, ...written]) + markup.slice(found.end);
}
