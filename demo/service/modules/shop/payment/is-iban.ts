const iban = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Whether the check digits of an IBAN are right: ISO 13616, modulo 97. */
export function isIban(text: string): boolean {
  const bare = text.replace(/\s/g, '').toUpperCase();
  if (!iban.test(bare)) return false;
  const digits = [...bare.slice(4) + bare.slice(0, 4)].map(character => parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
