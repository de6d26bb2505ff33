/** Names that the specification gives; those of other currencies are the platform's. Source: commerce-forms-data §3, §9. */
export const currencyNames: Readonly<Partial<Record<string, string>>> = {
  EUR: 'Euro', USD: 'US Dollar', AUD: 'Australian Dollar', NOK: 'Norwegian Krone', CAD: 'Canadian Dollar',
  NZD: 'New Zealand Dollar', DKK: 'Danish Krone', GBP: 'Pound Sterling', HKD: 'Hong Kong Dollar', CHF: 'Swiss Franc',
  MXN: 'Mexican Peso', SGD: 'Singapore Dollar', SEK: 'Swedish Krona', CZK: 'Czech Koruna', ILS: 'Israeli Shekel',
  PHP: 'Philippine Peso', RUB: 'Russian Ruble', PLN: 'Polish Zloty', THB: 'Thai Baht', MYR: 'Malaysian Ringgit',
  ARS: 'Argentine Peso', BRL: 'Brazilian Real', COP: 'Colombian Peso', IDR: 'Indonesian Rupiah', INR: 'Indian Rupee',
  JPY: 'Yen', ZAR: 'South African Rand',
};
