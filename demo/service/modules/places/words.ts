const isAscii = /^[\x20-\x7e]*$/;

/** Small letters without their accents: who types "husum hafenstrasse" means Hafenstraße. */
export const withoutAccents = (text: string): string => {
  const small = text.toLowerCase();
  return isAscii.test(small) ? small : small.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
};

export const splitWords = (text: string): string[] => withoutAccents(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
