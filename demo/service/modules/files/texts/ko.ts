import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: '사이트 파일',
  siteFilesIntro: '사이트에서 사용하는 사진, 문서 및 기타 파일입니다. 이름을 바꾸거나 교체해도 주소는 그대로입니다.',
  siteFilesScripts: '파일을 업로드하고 편집하려면 스크립트가 필요합니다.',
  siteFilesSearch: '파일 검색',
  headerFooter: '머리글과 바닥글',
  fileGone: '이 파일은 삭제되었습니다.',
  uploadGone: '이 업로드는 취소되었거나 만료되었습니다. 다시 시작하세요.',
  fileUnsupported: '{fileName} 파일은 지원되는 파일이 아닌 것 같습니다',
  fileTooLarge: '{fileName} 파일이 너무 큽니다. 허용되는 최대 파일 크기는 {maxSize}입니다.',
  nameMissing: '파일 이름을 입력하세요',
  uploadIncomplete: '파일 업로드를 완료하지 못했습니다',
  processingFailed: '파일을 처리하지 못했습니다',
};
