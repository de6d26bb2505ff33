import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Gráfico',
  bar: 'Gráfico de barras',
  line: 'Gráfico de líneas',
  pie: 'Gráfico circular',
  scatter: 'Gráfico de dispersión',
  hint: 'Las teclas de flecha recorren los valores.',
  legend: 'Series',
  series: 'Serie {number}',
  other: 'Otros',
  place: '{number} de {count}',
  showTable: 'Mostrar como tabla',
  showChart: 'Mostrar como gráfico',
  loading: 'Cargando',
  failed: 'No se ha podido cargar.',
  again: 'Intentar de nuevo',
  noColumn: 'Los datos deben tener al menos una columna',
  noRow: 'Los datos deben tener al menos una fila',
  missing: 'Faltaban datos en una o más filas',
  cutRows: 'Solo se muestran las primeras {maxRows} filas.',
  cutColumns: 'Solo se muestran las primeras {maxColumns} columnas.',
};
