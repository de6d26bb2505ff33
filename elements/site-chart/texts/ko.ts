import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '차트',
  bar: '막대 차트',
  line: '선 차트',
  pie: '원형 차트',
  scatter: '분산형 차트',
  hint: '화살표 키로 값을 이동합니다.',
  legend: '계열',
  series: '계열 {number}',
  other: '기타',
  place: '{count}개 중 {number}번째',
  showTable: '표로 보기',
  showChart: '차트로 보기',
  loading: '불러오는 중',
  failed: '불러올 수 없습니다.',
  again: '다시 시도',
  noColumn: '데이터에는 열이 하나 이상 있어야 합니다',
  noRow: '데이터에는 행이 하나 이상 있어야 합니다',
  missing: '하나 이상의 행에 데이터가 없습니다',
  cutRows: '처음 {maxRows}개 행만 표시됩니다.',
  cutColumns: '처음 {maxColumns}개 열만 표시됩니다.',
};
