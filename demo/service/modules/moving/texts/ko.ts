import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: '다른 서버로 이전',
  movingExplained: '하나의 아카이브에 상품과 사진 및 리뷰, 주문, 구독, 고객, 쿠폰, 기프트 카드, 배송, 세금, 상점 설정, 뉴스레터 구독자, 양식과 제출 내용, 파일, 결제가 들어 있습니다.',
  movingFiles: '사이트를 위해 업로드한 파일과 글꼴도 포함됩니다.',
  movingLacks: '포함되지 않음: 비밀번호, 결제 업체의 키, 웹훅과 비밀 값, 댓글. 구독은 일시 중지된 상태로 옮겨집니다.',
  movingWarning: '아카이브에는 개인 정보와 기프트 카드 코드가 들어 있습니다. 안전하게 보관하고 이전한 후 삭제하세요.',
  movingDownload: '아카이브 다운로드',
  movingImport: '아카이브 가져오기',
  movingImportNote: '이 서비스의 아카이브, 최대 {size}MB입니다. 이미 있는 내용은 바뀌지 않으므로 빈 상점에서 시작하세요. 먼저 미리보기가 표시됩니다.',
  movingWrong: '이 서비스의 아카이브가 아니거나 손상되었습니다.',
  movingTooLarge: '아카이브에 이 서비스가 받을 수 있는 것보다 많은 내용이 있습니다.',
  movingFilesLeft: '{title}: {count}개는 내용이 손상되었거나 해당 행이 없어 가져오지 않았습니다.',
};
