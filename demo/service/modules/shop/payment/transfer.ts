import { formatPrice } from '../format-price.js';
import { t } from '../texts.js';
import { isIban } from './is-iban.js';
import type { PaymentInstruction, PaymentProvider } from './provider.js';
import { writeTransferCode } from './transfer-code.js';

export interface TransferSettings {
  /** Who has the account. */
  readonly holder: string;
  /** An IBAN, or the number of an account in another form. */
  readonly account: string;
  readonly bic: string;
  readonly bank: string;
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
    instructionCode: ({ orderNumber, grandTotalCents, currency }) =>
      writeTransferCode({ holder, account, bic, cents: grandTotalCents, currency, reference: orderNumber }),
  };
}
