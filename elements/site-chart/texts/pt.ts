import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Gráfico',
  bar: 'Gráfico de barras',
  line: 'Gráfico de linhas',
  pie: 'Gráfico circular',
  scatter: 'Gráfico de dispersão',
  hint: 'As teclas de seta percorrem os valores.',
  legend: 'Séries',
  series: 'Série {number}',
  other: 'Outros',
  place: '{number} de {count}',
  showTable: 'Mostrar como tabela',
  showChart: 'Mostrar como gráfico',
  loading: 'A carregar',
  failed: 'Não foi possível carregar.',
  again: 'Tentar novamente',
  noColumn: 'Os dados devem ter pelo menos uma coluna',
  noRow: 'Os dados devem ter pelo menos uma linha',
  missing: 'Faltavam dados em uma ou mais linhas',
  cutRows: 'Só são mostradas as primeiras {maxRows} linhas.',
  cutColumns: 'Só são mostradas as primeiras {maxColumns} colunas.',
};
