import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Grafik',
  bar: 'Sütun grafiği',
  line: 'Çizgi grafiği',
  pie: 'Pasta grafiği',
  scatter: 'Dağılım grafiği',
  hint: 'Ok tuşları değerler arasında gezinir.',
  legend: 'Seriler',
  series: 'Seri {number}',
  other: 'Diğer',
  place: '{number} / {count}',
  showTable: 'Tablo olarak göster',
  showChart: 'Grafik olarak göster',
  loading: 'Yükleniyor',
  failed: 'Yüklenemedi.',
  again: 'Yeniden dene',
  noColumn: 'Verilerinizde en az bir sütun olmalı',
  noRow: 'Verilerinizde en az bir satır olmalı',
  missing: 'Bir veya daha fazla satırda veri eksikti',
  cutRows: 'Yalnızca ilk {maxRows} satır gösteriliyor.',
  cutColumns: 'Yalnızca ilk {maxColumns} sütun gösteriliyor.',
};
