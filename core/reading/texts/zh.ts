import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: '第 {line} 行',
  readingRow: '第 {row} 行',
  readingCell: '单元格 {cell}',
  readingUnderstood: '“{got}”已读取为“{meaning}”。',
  readingOmitted: '无法识别“{got}”，已将其忽略。',
  readingMissingOmitted: '缺少必填值，已忽略该项。',
  readingRejected: '无法识别“{got}”。',
  readingMissing: '缺少必填值。',
  readingAmbiguous: '“{got}”有多种含义：{meanings}。请使用含义明确的值。',
  readingExample: '应为类似“{example}”的值。',
  readingMore: '{count, plural, other {另有 # 条说明}}',
};
