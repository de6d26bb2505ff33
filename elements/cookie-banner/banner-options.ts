import type { Host } from '../../core/element/host.js';
import { faultMessage, parseValue } from '../../core/settings/parse.js';
import { getAttributeName, type Setting } from '../../core/settings/setting.js';
import type { Values } from '../../core/settings/table.js';
import { $site } from '../../core/stores/site.js';
import { cookieBannerSettings, positions } from './cookie-banner.settings.js';

type BannerValues = Values<typeof cookieBannerSettings.settings>;
type Name = keyof BannerValues;
export type BannerHost = Host<typeof cookieBannerSettings.settings, typeof cookieBannerSettings.events, typeof cookieBannerSettings.texts>;
export type Position = (typeof positions)[number];

/** How the banner is to be drawn; every rule applied. */
export interface BannerOptions {
  readonly variant: BannerValues['variant'];
  readonly position: Position;
  readonly theme: BannerValues['theme'];
  readonly ctaVariant: BannerValues['ctaVariant'];
  readonly text: string;
  readonly ctaText: string;
  readonly optOutCtaText: string;
  readonly canDecline: boolean;
  readonly isEnabled: boolean;
}

export interface OptionSources {
  /** The element's own settings. */
  readonly values: BannerValues;
  /** Whether the author wrote this one on the tag: then the site's settings do not apply. */
  readonly isWritten: (name: Name) => boolean;
  /** `cookieSettings` of the site context. */
  readonly siteSettings: Readonly<Record<string, unknown>>;
  readonly warn: (message: string) => void;
}

const rows: Record<string, Setting> = cookieBannerSettings.settings;

const allowedPositions = {
  bar: { fallback: 'bottom', allowed: positions.filter(position => !position.includes('-')) },
  popup: { fallback: 'bottom-left', allowed: positions.filter(position => position.includes('-')) },
} as const;

const siteNameOf = (name: string): string =>
  name === 'enabled' ? 'isCookieBannerEnabled' : `cookieBanner${name[0]!.toUpperCase()}${name.slice(1)}`;

/** The tag's own settings over the site's. */
function merged({ values, isWritten, siteSettings, warn }: OptionSources): BannerValues {
  const result: Record<string, unknown> = { ...values };
  for (const [name, row] of Object.entries(rows) as [Name, Setting][]) {
    const siteName = siteNameOf(name);
    const isOwn = isWritten(name) || values[name] !== row.default || name === 'forced';
    if (isOwn || !Object.hasOwn(siteSettings, siteName)) continue;
    const { value, fault } = parseValue(row, siteSettings[siteName]);
    if (fault) warn(faultMessage(cookieBannerSettings.tag, siteName, fault, row.default).replace(/^<[^>]*>: /, ''));
    result[name] = value;
  }
  return result as BannerValues;
}

/** Applies the rules of page-runtime-platform §5. */
export function bannerOptions(sources: OptionSources): BannerOptions {
  const { variant, position, theme, ctaVariant, acceptType, enabled, platform, ...texts } = merged(sources);
  const { fallback, allowed } = allowedPositions[variant];
  const isAllowed = (allowed as readonly string[]).includes(position);
  if (!isAllowed && position !== 'auto') {
    sources.warn(`position "${position}" is not one of a ${variant}; expected ${allowed.join(', ')}; using ${fallback}.`);
  }
  return {
    variant,
    position: isAllowed ? (position as Position) : fallback,
    theme,
    ctaVariant,
    text: texts.text,
    ctaText: texts.ctaText.trim(),
    optOutCtaText: texts.optOutCtaText.trim(),
    canDecline: acceptType === 'opt-in-and-out' && ctaVariant !== 'icon',
    isEnabled: enabled && platform === 'none', // who else asks, asks alone
  };
}

/** The options of a live banner: its settings and attributes, and the site's settings. */
export const getBannerOptions = (host: BannerHost): BannerOptions => bannerOptions({
  values: host.values,
  isWritten: name => !!host.element?.hasAttribute(getAttributeName(name, rows[name]!)!),
  siteSettings: host.read($site).cookieSettings,
  warn: message => host.warn(message),
});
