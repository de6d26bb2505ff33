import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  importFile: '파일',
  importCheck: '파일 확인',
  importFileMissing: '파일을 선택하세요.',
  importPreview: '아직 저장된 것이 없습니다. 결과를 확인한 후 가져오세요.',
  importNow: '가져오기',
  importDone: '파일을 가져왔습니다.',
  importFailed: '가져온 것이 없습니다.',
  importExpired: '이 미리보기가 만료되었습니다. 파일을 다시 선택하세요.',
  importNothingNew: '파일에 새로운 내용이 없습니다.',
  importEncoding: '파일을 {encoding}(으)로 읽었습니다.',
  importQuoteOpen: '이 따옴표가 닫히지 않았습니다.',
  importDamaged: '이 파일의 데이터가 손상되었습니다.',
  importRowsMany: '파일의 행이 {most}개를 넘습니다. 여러 파일로 나누세요.',
  importNoColumn: '파일에 “{column}” 열이 없습니다.',
  importColumns: '사용한 열: {columns}',
  importColumnsUnused: '사용하지 않은 열: {columns}',
  importNew: '신규',
  importPresent: '이미 있음, 변경 없음',
  importRepeated: '중복된 행',
  importFaulty: '오류가 있는 행, 가져오지 않음',
};
