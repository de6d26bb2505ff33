import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: '文件',
  importCheck: '检查文件',
  importFileMissing: '请选择文件。',
  importPreview: '尚未保存任何内容。请检查结果，然后导入。',
  importNow: '导入',
  importDone: '文件已导入。',
  importFailed: '未导入任何内容。',
  importExpired: '此预览已过期。请重新选择文件。',
  importNothingNew: '文件中没有新内容。',
  importEncoding: '文件按 {encoding} 读取。',
  importQuoteOpen: '此引号未闭合。',
  importDamaged: '此文件的数据已损坏。',
  importRowsMany: '文件超过 {most} 行。请将其拆分为多个文件。',
  importNoColumn: '文件没有“{column}”列。',
  importColumns: '使用的列：{columns}',
  importColumnsUnused: '未使用的列：{columns}',
  importNew: '新增',
  importPresent: '已存在，未更改',
  importRepeated: '重复的行',
  importFaulty: '有错误的行，不导入',
};
