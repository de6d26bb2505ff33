import { regionNames } from 'site-elements/contract/language';
import { currentLanguage } from '../../../kernel/language/speech.js';

/**
 * All countries and territories of ISO 3166-1 by their two letters, in the regions of the UN (M49), under whose number `Intl` names them
 * in every language. Source: ISO 3166-1 and UN M49 as of 2025. Antarctica belongs to no region.
 */
const regions: Readonly<Record<string, string>> = {
  150: `AX AL AD AT BY BE BA BG HR CZ DK EE FO FI FR DE GI GR GG HU IS IE IM IT JE LV LI LT LU MT MD MC ME NL MK NO PL PT RO RU SM RS SK SI ES
    SJ SE CH UA GB VA`,
  '019': `AI AG AR AW BS BB BZ BM BO BQ BV BR CA KY CL CO CR CU CW DM DO EC SV FK GF GL GD GP GT GY HT HN JM MQ MX MS NI PA PY PE PR BL KN LC MF
    PM VC SX GS SR TT TC US UY VE VG VI`,
  142: `AF AM AZ BH BD BT BN KH CN CY GE HK IN ID IR IQ IL JP JO KZ KW KG LA LB MO MY MV MN MM NP KP OM PK PS PH QA SA SG KR LK SY TW TJ TH TL
    TR TM AE UZ VN YE`,
  '002': `DZ AO BJ BW IO BF BI CV CM CF TD KM CG CD CI DJ EG GQ ER SZ ET TF GA GM GH GN GW KE LS LR LY MG MW ML MR MU YT MA MZ NA NE NG RE RW
    SH ST SN SC SL SO ZA SS SD TZ TG TN UG EH ZM ZW`,
  '009': 'AS AU CX CC CK FJ PF GU HM KI MH FM NR NC NZ NU NF MP PW PG PN WS SB TK TO TV UM VU WF',
  AQ: 'AQ',
};

export interface Region {
  /** Its number in UN M49. */
  readonly id: string;
  readonly countries: readonly string[];
}

export const regionsOfCountries: readonly Region[] = ['150', '019', '142', '002', '009', 'AQ'].map(id => ({
  id, countries: regions[id]!.split(/\s+/),
}));

const known = new Set(regionsOfCountries.flatMap(({ countries }) => countries));

/** Whether ISO 3166-1 has a country with these two letters. */
export const isCountry = (code: string): boolean => known.has(code);

/** The name of a country or a region in the language of the request; what is neither stays as it is. */
export const countryName = (code: string): string => (/^(?:[A-Z]{2}|\d{3})$/.test(code) ? regionNames(currentLanguage()).of(code) : undefined) ?? code;

/** Codes of countries in the order of their names in the language of the request. */
export function sortCountries(codes: Iterable<string>): string[] {
  const { compare } = new Intl.Collator(currentLanguage());
  return [...codes].sort((one, other) => compare(countryName(one), countryName(other)));
}

/** All countries, as a shop that serves everywhere has them. */
export const allCountries: readonly string[] = [...known];
