import type { ElementGroup } from './groups.js';
import type { Table } from '../../settings/table.js';

type Sentences = Readonly<Record<string, string>>;

/** Groups of settings in the panel of an editor, in their order. Settings without a group are under "Advanced". */
export const panelGroups = ['Content', 'Layout', 'Appearance', 'Behavior'] as const;
export type PanelGroup = (typeof panelGroups)[number];

/** Shows an element and its settings in the editor of a content system. */
export interface Panel<Name extends PropertyKey = string> {
  /** Path data of its icon: one line on a square of 24. */
  readonly icon: string;
  /** An inline element, which an editor keeps inside a line of text. */
  readonly isInline?: boolean;
  /** Common settings, the most used ones first. */
  readonly groups?: { readonly [G in PanelGroup]?: readonly Name[] };
  /** Labels of settings whose names are not self-explanatory. */
  readonly labels?: { readonly [N in Name]?: string };
  /** Labels of choices whose names are not self-explanatory, for all settings. */
  readonly choices?: Sentences;
  /** A list that is filled in field by field and saved as plain markup; see `manifest/wordpress/entries.ts`. */
  readonly entries?: 'events' | 'choices';
}

/**
 * Documentation of an element that its code doesn't need. `<name>.docs.ts` exports one record of it; no code of a page
 * imports that file.
 */
/** Style sheets of an element by the value of one of its settings. A value that is not among them needs `<tag>.css`. */
export interface SheetsByChoice {
  /** The attribute, and its value for elements without it. */
  readonly attribute: string;
  readonly default: string;
  readonly sheets: Readonly<Record<string, {
    /** For an element that has none of `settings`. */
    readonly usual: string;
    readonly withSettings: string;
  }>>;
  /** Attributes that only `withSettings` has rules for. */
  readonly settings: readonly string[];
}

export interface Docs<T extends Table = Table> {
  /** Group of the element in lists of elements. Required for the elements of the library. */
  readonly group?: ElementGroup;
  /** Paragraphs of Markdown for the element's README. */
  readonly details?: string;
  /** The element uses amounts in the page's currency. Its README explains how to set the currency. */
  readonly usesCurrency?: boolean;
  /** For editors of content systems. */
  readonly panel?: Panel<keyof T['settings']>;
  /** Additional documentation of settings, by setting. */
  readonly settings?: { readonly [K in keyof T['settings']]?: string };
  /** By name; `''` is the default slot. */
  readonly slots?: Sentences;
  readonly parts?: Sentences;
  readonly cssProperties?: Sentences;
  /** Custom states, for `:state(name)`. */
  readonly states?: Sentences;
  readonly methods?: Sentences;
  /** Exports of the element's module besides its class, for `import { name } from 'site-elements/<tag>'`. */
  readonly functions?: Sentences;
  /** Behavior for keyboards and screen readers, and recommendations for the author. */
  readonly accessibility?: readonly string[];
  /**
   * Rules that a page needs beside the markup until the script has loaded, if they can't be in the style sheet.
   * `isDataForm`: for the markup in its `data-` form.
   */
  readonly rulesBeside?: (markup: string, options?: { readonly isDataForm?: boolean }) => string;
  /** Generated style sheets of the element: text by file name. The build writes them. */
  readonly sheets?: () => Readonly<Record<string, string>>;
  /** Those of them that a markup needs instead of `<tag>.css`, together with `rulesBeside`. */
  readonly smallSheets?: (markup: string, options?: { readonly isDataForm?: boolean }) => readonly string[];
  /** The same for programs that cannot write rules beside the markup, such as the WordPress plugin. */
  readonly sheetsByChoice?: () => SheetsByChoice;
  /** Modules of the element's folder whose texts the build computes for pages: what each exports, by file name. */
  readonly builtModules?: Readonly<Record<string, () => Readonly<Record<string, string>>>>;
  /** The element has no content without scripts and is hidden then. */
  readonly hiddenWithoutScripts?: boolean;
}

/** A settings table with its docs file. */
export type DocumentedTable = Table & { readonly docs: Docs };

/** The docs exported by a module `<name>.docs.ts`, under a name that ends with `Docs`. */
export const docsIn = (module: object): Docs =>
  (Object.entries(module).find(([name]) => name.endsWith('Docs'))?.[1] ?? {}) as Docs;

/** Joins a table with its docs file. */
export const withDocs = (table: Table, docs: Docs = {}): DocumentedTable => ({ ...table, docs });
