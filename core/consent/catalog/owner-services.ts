import { safeUrl } from '../../links/safe-url.js';
import { readPurposes } from '../purposes.js';

/** One thing that a service of the owner stores. */
export interface StoredItem {
  readonly name: string;
  readonly what?: string;
  readonly lasts?: string;
}

/** A service that the owner has added to the site, such as an analytics script. */
export interface OwnerService {
  readonly name: string;
  readonly purpose: string;
  readonly provider?: string;
  /** Address of its privacy policy. */
  readonly url?: string;
  readonly what?: string;
  readonly stores?: readonly StoredItem[];
}

/** Title and description of a purpose, where the owner writes them. */
export type PurposeTexts = Readonly<Record<string, { readonly title?: string; readonly text?: string }>>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The services of a setting. Entries without a name are ignored; one without a purpose is listed as marketing, the purpose that needs consent in any case. */
export const readServices = (value: unknown): OwnerService[] => listOf(value).map(service => ({
  name: textOf(service.name),
  purpose: textOf(service.purpose) === 'necessary' ? 'necessary' : readPurposes(textOf(service.purpose))[0] ?? 'marketing',
  provider: textOf(service.provider),
  url: safeUrl(textOf(service.url)) ?? '',
  what: textOf(service.what),
  stores: listOf(service.stores).map(item => ({ name: textOf(item.name), what: textOf(item.what), lasts: textOf(item.lasts) })).filter(({ name }) => name),
})).filter(({ name }) => name);

/** Titles and descriptions of a setting. */
export const readPurposeTexts = (value: unknown): PurposeTexts => (isRecord(value)
  ? Object.fromEntries(Object.entries(value).filter(([, texts]) => isRecord(texts)).map(([name, texts]) =>
    [name, { title: textOf((texts as Record<string, unknown>).title), text: textOf((texts as Record<string, unknown>).text) }]))
  : {});
