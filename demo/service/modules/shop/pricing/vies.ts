/** What a register says of a number: `unknown` where it could not be asked. */
export type VatIdVerdict = 'valid' | 'invalid' | 'unknown';

/** A register of numbers for value added tax. A further one is one more name in `vatRegisterFromEnvironment`. */
export interface VatRegister {
  readonly name: string;
  /** `vatId`: tidy, with the form and check digits of its country. */
  check(vatId: string): Promise<VatIdVerdict>;
}

// The register of the European Commission: https://ec.europa.eu/taxation_customs/vies/#/technical-information

const viesApi = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
const patienceMs = 8000;
/** An answer is some hundred bytes. */
const longestAnswer = 20_000;

interface ViesAnswer { isValid?: boolean; userError?: string }

/** VIES. It asks the register of each country, which may be away: then nothing is known. */
export function viesRegister({ api = viesApi, patience = patienceMs }: { readonly api?: string; readonly patience?: number } = {}): VatRegister {
  return {
    name: 'vies',
    async check(vatId) {
      try {
        const response = await fetch(`${api}/ms/${vatId.slice(0, 2)}/vat/${encodeURIComponent(vatId.slice(2))}`, {
          headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(patience), redirect: 'error',
        });
        const text = await response.text();
        const answer = response.ok && text.length <= longestAnswer ? JSON.parse(text) as ViesAnswer : {};
        if (answer.isValid === true) return 'valid';
        return answer.isValid === false && (answer.userError === 'INVALID' || answer.userError === 'INVALID_INPUT') ? 'invalid' : 'unknown';
      } catch {
        return 'unknown';
      }
    },
  };
}

/** The register that the environment names; null for none. Throws a message for people where it is unknown. */
export function vatRegisterFromEnvironment({ VAT_ID_CHECK, VAT_ID_CHECK_URL }: NodeJS.ProcessEnv): VatRegister | null {
  if (!VAT_ID_CHECK || VAT_ID_CHECK === 'off') return null;
  if (VAT_ID_CHECK !== 'vies') throw new Error(`VAT_ID_CHECK is "${VAT_ID_CHECK}"; expected vies or off.`);
  return viesRegister({ api: VAT_ID_CHECK_URL || undefined });
}
