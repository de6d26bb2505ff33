import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: '图表',
  bar: '柱状图',
  line: '折线图',
  pie: '饼图',
  scatter: '散点图',
  hint: '使用方向键逐个查看数值。',
  legend: '系列',
  series: '系列 {number}',
  other: '其他',
  place: '第 {number} 个，共 {count} 个',
  showTable: '以表格显示',
  showChart: '以图表显示',
  loading: '正在加载',
  failed: '无法加载。',
  again: '重试',
  noColumn: '数据集必须至少有一列',
  noRow: '数据集必须至少有一行',
  missing: '一行或多行缺少数据',
  cutRows: '仅显示前 {maxRows} 行。',
  cutColumns: '仅显示前 {maxColumns} 列。',
};
