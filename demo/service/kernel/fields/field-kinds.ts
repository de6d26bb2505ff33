import { fieldRules } from 'site-elements/contract/fields/field-rules';
import type { FieldType } from 'site-elements/contract/form-field';
import { type FieldText, ownerText } from './texts.js';
import { texts } from './texts/en.js';

interface Kind {
  /** As an owner calls it: the text `kind` and the type, such as `kindEmail`. */
  readonly title: string;
  /** The text of the same name with `Note`, if there is one. */
  readonly note: string | undefined;
}

/** Read when it is needed: the language is known within a request only. */
function kindOf(type: FieldType): Kind {
  const title = `kind${type[0]!.toUpperCase()}${type.slice(1)}` as FieldText;
  const note = `${title}Note` as FieldText;
  return {
    get title() { return ownerText(title); },
    get note() { return Object.hasOwn(texts, note) ? ownerText(note) : undefined; },
  };
}

/** What an owner chooses from when a field is added. */
export const fieldKinds = Object.fromEntries([...fieldRules.keys()].map(type => [type, kindOf(type)])) as Readonly<Record<FieldType, Kind>>;

export const isFieldType = (type: string): type is FieldType => Object.hasOwn(fieldKinds, type);
