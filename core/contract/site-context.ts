import { safeUrl } from '../links/safe-url.js';
import { ownValue } from '../registry/own-value.js';
import { collectionType, pageType, siteStatus, websiteType, type CollectionType, type PageType, type SiteStatus, type WebsiteType } from './enumerations.js';
import { isPermissionGroup, isWebsiteRole, type PermissionGroup } from './roles.js';
import type { WebsiteRole } from './enumerations.js';

type Given = Readonly<Record<string, unknown>>;

/** Every field of the site context that the specification names, with its own type or its default. spec: page-runtime-platform §3 */
export interface SiteContext {
  readonly website: {
    readonly id: string;
    readonly identifier: string;
    readonly baseUrl: string;
    readonly typekitId: string;
    readonly type: WebsiteType | null;
    readonly developerMode: boolean;
    readonly cloneable: boolean;
  };
  readonly websiteSettings: {
    readonly disqusShortname: string;
    readonly commentsEnabled: boolean;
    readonly popupOverlaySettings: Given;
    readonly pinterestOverlayOptions: { readonly mode: string };
    readonly mobileInfoBarSettings: Given;
    readonly cookieSettings: Given;
    readonly useEscapeKeyToLogin: boolean;
  };
  readonly websiteRoles: readonly WebsiteRole[];
  /** Numbers of single permissions, and names of whole groups. */
  readonly accessPermissions: readonly (number | PermissionGroup)[];
  readonly pageType: PageType | null;
  readonly collection: { readonly id: string; readonly type: CollectionType | null; readonly fullUrl: string } | null;
  readonly item: { readonly id: string; readonly recordType: number | null } | null;
  readonly googleFonts: readonly string[];
  readonly typekitFonts: readonly string[];
  readonly templateVersion: string;
  readonly templateId: string;
  /** The site that the template was installed from. */
  readonly templateWebsiteId: string;
  readonly authenticatedAccount: { readonly id: string } | null;
  readonly showAnnouncementBar: boolean;
  readonly selectedCurrency: string;
  readonly captchaSettings: { readonly siteKey: string };
  readonly siteStatus: SiteStatus | null;
  /** Numbers of what is turned on, from 1 to 70. */
  readonly featureFlags: readonly number[];
  /** Which variant of an experiment the site shows, by its name. */
  readonly variants: Readonly<Record<string, string>>;
  /** The domain of the service that edits the site: its pages are at `{identifier}.{appDomain}`. */
  readonly appDomain: string;
  /** The page is shown for editing, not to visitors. */
  readonly isEditing: boolean;
}

/** Told of each field that is not what it should be: where it stands, what was got, what was expected. */
export type ReportField = (path: string, got: unknown, expected: string) => void;
/** The earlier name of `ReportField`. */
export type { ReportField as WrongField };

const isRecord = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);
const flags = 70; // spec: page-runtime-platform §3

/** Reads the fields of one record: its own only, each of its type or its default. */
class Fields {
  constructor(private readonly given: Given, private readonly path: string, private readonly wrong: ReportField) {}

  text(name: string, otherwise = ''): string {
    return this.#read(name, 'a text', (value): value is string => typeof value === 'string', otherwise);
  }

  flag(name: string, otherwise = false): boolean {
    return this.#read(name, 'true or false', (value): value is boolean => typeof value === 'boolean', otherwise);
  }

  address(name: string): string {
    return (
      safeUrl(
        this.#read<string>(
          name,
          'an http, https or relative address',
          (value): value is string => isText(value) && safeUrl(value) !== null,
          '',
        ),
      ) ?? ''
    );
  }

  /** One of an enumeration's numbers. */
  code<T extends number>(name: string, codes: Readonly<Record<string, T>>): T | null {
    const known: readonly unknown[] = Object.values(codes);
    return this.#read<T | null>(name, `one of ${known.join(', ')}`, (value): value is T => known.includes(value), null);
  }

  number(name: string): number | null {
    return this.#read<number | null>(name, 'a number', (value): value is number => Number.isFinite(value), null);
  }

  /** A template's version is written as a number, too. */
  version(name: string): string {
    return String(
      this.#read<string | number>(
        name,
        'a text or a number',
        (value): value is string | number => typeof value === 'string' || Number.isFinite(value),
        '',
      ),
    );
  }

  list<T>(name: string, expected: string, isGood: (value: unknown) => value is T): readonly T[] {
    const all = this.#read<readonly unknown[]>(name, 'a list', (value): value is readonly unknown[] => Array.isArray(value), []);
    return all.filter((value, at): value is T => {
      if (isGood(value)) return true;
      this.wrong(`${this.path}${name}[${at}]`, value, expected);
      return false;
    });
  }

  record(name: string): Given { return this.#read(name, 'an object', isRecord, {}); }

  within(name: string): Fields { return new Fields(this.record(name), `${this.path}${name}.`, this.wrong); }

  has(name: string): boolean { return isRecord(ownValue(this.given, name)); }

  #read<T>(name: string, expected: string, isGood: (value: unknown) => value is T, otherwise: T): T {
    const value = ownValue(this.given, name);
    if (isGood(value)) return value;
    if (value !== undefined && value !== null) this.wrong(this.path + name, value, expected);
    return otherwise;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlagNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= flags;
const isPermission = (value: unknown): value is number | PermissionGroup => Number.isInteger(value) || isPermissionGroup(value);

/** Makes a typed context of whatever a page's own holds. A field of another type takes its default and is reported. */
export function parseSiteContext(given: unknown, wrong: ReportField = () => {}): SiteContext {
  const context = new Fields(isRecord(given) ? given : {}, '', wrong);
  const website = context.within('website');
  const settings = context.within('websiteSettings');
  const collection = context.within('collection');
  const item = context.within('item');
  const account = context.within('authenticatedAccount');
  const variants = Object.entries(context.record('variants')).filter((entry): entry is [string, string] => isText(entry[1]));
  return {
    website: {
      id: website.text('id'),
      identifier: website.text('identifier'),
      baseUrl: website.address('baseUrl'),
      typekitId: website.text('typekitId'),
      type: website.code('websiteType', websiteType),
      developerMode: website.flag('developerMode'),
      cloneable: website.flag('cloneable'),
    },
    websiteSettings: {
      disqusShortname: settings.text('disqusShortname'),
      commentsEnabled: settings.flag('commentsEnabled'),
      popupOverlaySettings: settings.record('popupOverlaySettings'),
      pinterestOverlayOptions: { mode: settings.within('pinterestOverlayOptions').text('mode') },
      mobileInfoBarSettings: settings.record('mobileInfoBarSettings'),
      cookieSettings: settings.has('cookieSettings') ? settings.record('cookieSettings') : context.record('cookieSettings'),
      useEscapeKeyToLogin: settings.flag('useEscapeKeyToLogin'),
    },
    websiteRoles: context.list('websiteRoles', 'the number of a website role', isWebsiteRole),
    accessPermissions: context.list('accessPermissions', 'the number of a permission or the name of a group', isPermission),
    pageType: context.code('pageType', pageType),
    collection: context.has('collection')
      ? { id: collection.text('id'), type: collection.code('type', collectionType), fullUrl: collection.text('fullUrl') }
      : null,
    item: context.has('item') ? { id: item.text('id'), recordType: item.number('recordType') } : null,
    googleFonts: context.list('googleFonts', 'the name of a font', isText),
    typekitFonts: context.list('typekitFonts', 'the name of a font', isText),
    templateVersion: context.version('templateVersion'),
    templateId: context.text('templateId'),
    templateWebsiteId: context.text('templateWebsiteId'),
    authenticatedAccount: account.text('id') ? { id: account.text('id') } : null,
    showAnnouncementBar: context.flag('showAnnouncementBar', true),
    selectedCurrency: context.text('selectedCurrency'),
    captchaSettings: { siteKey: context.within('captchaSettings').text('siteKey') },
    siteStatus: context.code('siteStatus', siteStatus),
    featureFlags: context.list('featureFlags', `a number from 1 to ${flags}`, isFlagNumber),
    variants: Object.fromEntries(variants),
    appDomain: context.text('appDomain'),
    isEditing: context.flag('isEditing'),
  };
}

/** The earlier name of `parseSiteContext`. */
export { parseSiteContext as siteContextOf };
