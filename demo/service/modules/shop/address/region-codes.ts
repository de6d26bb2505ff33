/**
 * Codes of regions that the address data names otherwise: the codes that ISO 3166-2 has today, and short ones of our own where it has
 * none (Bahamas, Cabo Verde, Cayman Islands, Hong Kong, Tuvalu).
 */
export const regionCodes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BS: { Abaco: 'AB', Andros: 'AN', 'Crooked Island': 'CK', Eleuthera: 'EL', 'Grand Bahama': 'GB', 'N.P.': 'NP' },
  CN: {
    11: 'BJ', 12: 'TJ', 13: 'HE', 14: 'SX', 15: 'NM', 21: 'LN', 22: 'JL', 23: 'HL', 31: 'SH', 32: 'JS', 33: 'ZJ', 34: 'AH', 35: 'FJ', 36: 'JX',
    37: 'SD', 41: 'HA', 42: 'HB', 43: 'HN', 44: 'GD', 45: 'GX', 46: 'HI', 50: 'CQ', 51: 'SC', 52: 'GZ', 53: 'YN', 54: 'XZ', 61: 'SN', 62: 'GS',
    63: 'QH', 64: 'NX', 65: 'XJ', 71: 'TW', 91: 'HK', 92: 'MO',
  },
  CV: { Fogo: 'FG', Santiago: 'ST', 'Santo Antão': 'SA', 'São Nicolau': 'SN' },
  HK: { Kowloon: 'KL', 'Hong Kong Island': 'HK', 'New Territories': 'NT' },
  KY: { 'Cayman Brac': 'CB', 'Grand Cayman': 'GC', 'Little Cayman': 'LC' },
  RU: { 'Автономна Республіка Крим': 'CR', Севастополь: 'SEV' },
  TV: { Niulakita: 'NLK' },
  TW: { 金門縣: 'KIN', 連江縣: 'LIE' },
};
