import type { AddressOf } from './setting.js';

/** A value as JSON holds it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/** The parts of JSON Schema 2020-12 that values of settings need. Source: https://json-schema.org/draft/2020-12 */
export interface ValueSchema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';
  readonly enum?: readonly (string | number | boolean)[];
  readonly anyOf?: readonly ValueSchema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: ValueSchema;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: ValueSchema | boolean;
}

/** The field that suits a setting. */
export type Control = 'text' | 'html' | 'number' | 'amount' | 'switch' | 'select' | 'address' | 'color' | 'time' | 'json';

/** The groups of a form, in their order. */
export type SettingGroup = 'Content' | 'Layout' | 'Appearance' | 'Behavior' | 'Advanced';

/** What an editor needs to know of a setting beside the schema of its values. */
export interface SettingHints {
  /** Name of the HTML attribute; `null` for a setting that only JSON and scripts can set. */
  readonly attribute: string | null;
  /** Attributes of content systems that say the same. */
  readonly otherAttributes?: readonly string[];
  readonly group: SettingGroup;
  readonly control: Control;
  readonly unit?: string;
  /** Labels of the choices, in the order of a menu. For a text, they are suggestions. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** What a URL leads to, if an editor chooses a page or a file of the site; otherwise it is the URL of a service. */
  readonly addressOf?: AddressOf;
  /** A URL is also accepted in place of a choice. */
  readonly allowsAddress?: boolean;
  /** Also accepts values by width, such as `2, 724px 4`. */
  readonly allowsWidths?: boolean;
  /** What a text must look like, and one that is right. */
  readonly format?: { readonly expected: string; readonly example: string };
  /** Without a value, the element decides: a switch needs a third state. */
  readonly isAutomatic?: boolean;
  /** A URL that decides where input of visitors goes: only for editors who may publish any HTML. */
  readonly isOwnerOnly?: boolean;
  /** Type of the value in TypeScript, for JSON. */
  readonly type?: string;
  readonly formerName?: string;
  /** The current name, for a previous one. */
  readonly replacedBy?: string;
}

export interface SettingSchema extends ValueSchema {
  readonly title: string;
  readonly description: string;
  readonly default?: Json;
  readonly deprecated?: true;
  readonly 'x-setting': SettingHints;
}

interface NamedText { readonly name: string; readonly description: string }

/** Settings and content of an element. */
export interface Sample {
  readonly settings: Readonly<Record<string, Json>>;
  /** HTML inside the element. */
  readonly content: string;
}

/** What an editor needs to know of an element. */
export interface ElementHints {
  readonly tag: string;
  /** Group in lists of elements. */
  readonly group: string;
  /** Path data of an icon: one line on a square of 24. */
  readonly icon: string;
  /** An element inside a line of text. */
  readonly isInline: boolean;
  /** Visible at another position than its own, or not at all. */
  readonly isElsewhere: boolean;
  readonly hasImages: boolean;
  readonly isHiddenWithoutScripts: boolean;
  /** Files of `dist/cdn`. */
  readonly script: string;
  readonly styleSheet: string | null;
  /** Names of settings in the order of a form. */
  readonly groups: readonly { readonly title: SettingGroup; readonly settings: readonly string[] }[];
  /** What belongs inside the element; the name of the default slot is empty. */
  readonly slots: readonly NamedText[];
  readonly events: readonly (NamedText & { readonly detail: string; readonly isCancelable: boolean })[];
  readonly methods: readonly NamedText[];
  readonly parts: readonly NamedText[];
  readonly states: readonly NamedText[];
  readonly cssProperties: readonly NamedText[];
  readonly accessibility: readonly string[];
  readonly sample: Sample;
  readonly examples: readonly { readonly id: string; readonly title: string; readonly description: string }[];
}

/** The settings of an element as a JSON Schema. An instance is also a settings block of the element. */
export interface ElementSchema {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
  readonly description: string;
  readonly type: 'object';
  readonly properties: Readonly<Record<string, SettingSchema>>;
  readonly additionalProperties: false;
  readonly 'x-element': ElementHints;
}

/** All elements in one schema. An instance names an element, its settings and its content. */
export interface LibrarySchema {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
  readonly description: string;
  readonly type: 'object';
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
  readonly additionalProperties: false;
  readonly allOf: readonly object[];
  readonly $defs: Readonly<Record<string, Omit<ElementSchema, '$schema' | '$id'>>>;
}
