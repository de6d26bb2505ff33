import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: '고객',
  customersExplained: '주문한 모든 사람과 가져온 고객입니다. “결제됨”은 결제된 주문의 합계에서 환불을 뺀 금액입니다.',
  customersSearch: '이름 또는 이메일',
  customersPaid: '결제됨',
  customersFirst: '첫 주문',
  customersLast: '마지막 주문',
  customersNewsletter: '뉴스레터',
  customersNote: '메모',
  customersImport: '고객 가져오기',
  customersImportNote: '이메일 주소, 이름, 주소, 전화번호, 메모가 있는 다른 상점의 CSV 파일입니다. 계정은 만들어지지 않고 이메일도 보내지 않습니다.',
  customersDelete: '가져온 정보 삭제',
};
