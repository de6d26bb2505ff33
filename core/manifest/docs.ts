import type { Table } from '../settings/table.js';

type Sentences = Readonly<Record<string, string>>;

/** Groups of settings in the panel of an editor, in the order of their names there. What is in no group is under "Advanced". */
export const panelGroups = ['Content', 'Layout', 'Appearance', 'Behavior'] as const;
export type PanelGroup = (typeof panelGroups)[number];

/** How the editor of a content system shows an element and its settings. */
export interface Panel<Name extends PropertyKey = string> {
  /** Path data of its icon: one line on a square of 24. */
  readonly icon: string;
  /** It stands in a line of text, and an editor leaves it there. */
  readonly isInline?: boolean;
  /** Settings that most people use, the most used first. */
  readonly groups?: { readonly [G in PanelGroup]?: readonly Name[] };
  /** Labels of settings whose names are no words for people. */
  readonly labels?: { readonly [N in Name]?: string };
  /** Labels of choices, of whichever setting, whose names are no words for people. */
  readonly choices?: Sentences;
  /** A list that is filled in field by field and saved as plain markup; see `manifest/wordpress/entries.ts`. */
  readonly entries?: 'events' | 'choices';
}

/**
 * What readers want to know of an element and its code never needs. `<name>.docs.ts` exports one record of it; nothing
 * that a page loads imports that file.
 */
export interface Docs<T extends Table = Table> {
  /** Paragraphs of Markdown for the element's README. */
  readonly details?: string;
  /** The element shows or takes amounts in the page's currency: its README says where that is set. */
  readonly usesCurrency?: boolean;
  /** For editors of content systems. */
  readonly panel?: Panel<keyof T['settings']>;
  /** More than the one sentence that the settings table has, by setting. */
  readonly settings?: { readonly [K in keyof T['settings']]?: string };
  /** By name; `''` is the default slot. */
  readonly slots?: Sentences;
  readonly parts?: Sentences;
  readonly cssProperties?: Sentences;
  /** Custom states, for `:state(name)`. */
  readonly states?: Sentences;
  readonly methods?: Sentences;
  /** What the element's module exports beside its class, for `import { name } from 'site-elements/<tag>'`. */
  readonly functions?: Sentences;
  /** What keyboards and screen readers meet, and what the author is to see to. */
  readonly accessibility?: readonly string[];
  /**
   * The rules that a markup with the element needs beside it until its script is there, where its style sheet cannot have them.
   * `isDataForm`: for the markup in its `data-` form.
   */
  readonly rulesBeside?: (markup: string, options?: { readonly isDataForm?: boolean }) => string;
  /** The element has nothing to say where scripts do not run, so its content is not shown there. */
  readonly hiddenWithoutScripts?: boolean;
}

/** A settings table and what the docs file beside it adds. */
export type DocumentedTable = Table & { readonly docs: Docs };

/** The docs in a module of `<name>.docs.ts`: what it exports under a name that ends with `Docs`. */
export const docsIn = (module: object): Docs =>
  (Object.entries(module).find(([name]) => name.endsWith('Docs'))?.[1] ?? {}) as Docs;

/** Joins a table with its docs file. */
export const withDocs = (table: Table, docs: Docs = {}): DocumentedTable => ({ ...table, docs });
