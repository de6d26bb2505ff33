import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  save: '저장',
  label: 'Pinterest에 저장: {picture} (새 창에서 열림)',
  labelOfNone: 'Pinterest에 저장 (새 창에서 열림)',
  group: '사진을 Pinterest에 저장',
};
