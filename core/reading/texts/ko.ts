import type { Words } from '../../text/translations.js';

export const texts: Words = {
  readingLine: '{line}번째 줄',
  readingRow: '{row}행',
  readingCell: '셀 {cell}',
  readingUnderstood: '“{got}”을(를) “{meaning}”(으)로 읽었습니다.',
  readingOmitted: '“{got}”을(를) 이해할 수 없어 제외했습니다.',
  readingMissingOmitted: '필수 값이 없습니다. 항목을 제외했습니다.',
  readingRejected: '“{got}”을(를) 이해할 수 없습니다.',
  readingMissing: '필수 값이 없습니다.',
  readingAmbiguous: '“{got}”의 의미가 둘 이상입니다: {meanings}. 의미가 분명한 값을 사용하세요.',
  readingExample: '“{example}”와(과) 같은 값이 필요합니다.',
  readingMore: '{count, plural, other {외 #건}}',
};
