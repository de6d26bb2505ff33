import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: 'Ficheiro',
  importCheck: 'Verificar o ficheiro',
  importFileMissing: 'Escolha um ficheiro.',
  importPreview: 'Ainda nada foi guardado. Verifique o resultado e depois importe-o.',
  importNow: 'Importar',
  importDone: 'O ficheiro foi importado.',
  importFailed: 'Nada foi importado.',
  importExpired: 'Esta pré-visualização expirou. Escolha o ficheiro de novo.',
  importNothingNew: 'O ficheiro não contém nada de novo.',
  importEncoding: 'O ficheiro foi lido como {encoding}.',
  importQuoteOpen: 'Estas aspas nunca são fechadas.',
  importDamaged: 'Os dados deste ficheiro estão danificados.',
  importRowsMany: 'O ficheiro tem mais de {most} linhas. Divida-o em vários ficheiros.',
  importNoColumn: 'O ficheiro não tem a coluna “{column}”.',
  importColumns: 'Colunas usadas: {columns}',
  importColumnsUnused: 'Colunas não usadas: {columns}',
  importNew: 'Novos',
  importPresent: 'Já existentes, sem alterações',
  importRepeated: 'Linhas repetidas',
  importFaulty: 'Linhas com erros, não importadas',
};
