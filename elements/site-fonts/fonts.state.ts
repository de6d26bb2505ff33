import { ownValue } from '../../core/registry/own-value.js';
import { googleSheet, kitSheet, readFamilies, siteSheet, splitFamilies } from '../../core/contract/fonts.js';

export interface RequestedFonts {
  readonly families: string;
  readonly source: 'site' | 'google';
  readonly folder: string;
  readonly kit: string;
  readonly href: string;
}

const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? value as Record<string, unknown> : {});

/** Which style sheets an element asks for, and which of their hosts may be asked. Framework-free: it runs in Node. */
export class FontsState {
  /** What an owner pastes; empty until it is measured. */
  rules = '';

  /** Addresses of style sheets, as written, and what in the settings is wrong. Settings go before the site context. */
  sheetsFor(wishes: RequestedFonts, context: Readonly<Record<string, unknown>>): { sheets: string[]; wrong: string[] } {
    const listed = ownValue(context, 'googleFonts');
    const ofSite = Array.isArray(listed) && !wishes.href && !wishes.kit ? listed.filter(name => typeof name === 'string') : [];
    const { families, wrong } = readFamilies(wishes.families ? splitFamilies(wishes.families) : ofSite);
    const kitId = wishes.kit || (wishes.families || wishes.href ? '' : ownValue(record(context.website), 'typekitId'));
    const kit = typeof kitId === 'string' && kitId ? kitSheet(kitId) : undefined;
    const warnings = wrong.map(name => `families: "${name}" is not the name of a family; expected one such as Lora 400 700; it is left out.`);
    if (kit === null)
      warnings.push(
        `kit "${String(kitId).slice(0, 40)}" is not the id of a web project; expected letters and digits, such as abc1def; it is left out.`,
      );
    const ofFamilies =
      families.length === 0
        ? []
        : wishes.source === 'google'
          ? [googleSheet(families)]
          : families.map(family => siteSheet(wishes.folder, family));
    return { sheets: [...ofFamilies, ...kit ? [kit] : [], ...wishes.href ? [wishes.href] : []], wrong: warnings };
  }
}

/** Whether a host may be asked: the page's own always, another one after consent to cookies or to that host. */
export const isHostAllowed = (host: string, facts: { own: string; hasConsent: boolean; allowedHosts: readonly string[] }): boolean =>
  host === facts.own || facts.hasConsent || facts.allowedHosts.includes(host);
