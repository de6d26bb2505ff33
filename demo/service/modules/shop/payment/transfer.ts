import { formatPrice } from '../format-price.js';
import { t } from '../texts.js';
import type { PaymentInstruction, PaymentProvider } from './provider.js';

export interface TransferSettings {
  /** Who has the account. */
  readonly holder: string;
  /** An IBAN, or the number of an account in another form. */
  readonly account: string;
  readonly bic: string;
  readonly bank: string;
}

const iban = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Whether the check digits of an IBAN are right: ISO 13616, modulo 97. */
export function isIban(text: string): boolean {
  const bare = text.replace(/\s/g, '').toUpperCase();
  if (!iban.test(bare)) return false;
  const digits = [...bare.slice(4) + bare.slice(0, 4)].map(character => parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** In groups of four, as people copy it. */
const grouped = (text: string): string => text.replace(/\s/g, '').toUpperCase().replace(/.{4}(?=.)/g, '$& ');

/**
 * Bank transfer. The buyer reads the account and the reference on the order's page and in an email; the order waits, and keeps its
 * stock, until the owner marks it as paid or cancels it. Each renewal of a plan is requested by email. Amounts of forms have no such page.
 */
export function transferProvider({ holder, account, bic, bank }: TransferSettings): PaymentProvider {
  return {
    name: 'transfer',
    get title() { return t('payTransfer'); },
    get explanation() { return t('payTransferNote'); },
    isDemo: false,
    isPaidLater: true,
    takes: ({ lines, grandTotalCents }) => grandTotalCents > 0 && lines.every(({ isOwnAmount }) => !isOwnAmount),
    begin: async ({ id }) => ({ state: 'later', reference: id }),
    renewals: { by: 'buyer' },
    instructions: ({ orderNumber, grandTotalCents, currency }): PaymentInstruction[] => [
      { label: t('transferName'), value: holder },
      isIban(account) ? { label: 'IBAN', value: grouped(account) } : { label: t('transferAccount'), value: account },
      ...bic === '' ? [] : [{ label: 'BIC', value: bic }],
      ...bank === '' ? [] : [{ label: t('transferBank'), value: bank }],
      { label: t('amount'), value: formatPrice(grandTotalCents, currency) },
      { label: t('transferReference'), value: orderNumber },
    ],
  };
}
