import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Cookie',
  text: 'このサイトを利用すると、Cookie の使用に同意したことになります。Cookie は、サイトを正しく動かし、快適にご利用いただくために使います。',
  accept: '同意する',
  decline: '拒否する',
  keep: '閉じて回答を変えない',
  nowAccepted: '現在、Cookie を許可しています。',
  nowDeclined: '現在、Cookie を許可していません。',
  privacySignal: 'お使いのブラウザは Global Privacy Control の信号を送っています。回答があるまで、拒否として扱います。',
  stillRunning: 'このページでは他のサービスのスクリプトがまだ動作しています。停止するにはページを再読み込みしてください。ここに入力した内容は失われることがあります。',
  reload: 'ページを再読み込み',
};
