import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  open: 'Cookie の設定',
  label: 'Cookie',
  nowAccepted: '現在、Cookie を許可しています。',
  nowDeclined: '現在、Cookie を許可していません。',
  unasked: 'まだ回答がありません。回答があるまで何も保存しません。',
  privacySignal: 'お使いのブラウザは Global Privacy Control の信号を送っています。回答があるまで、拒否として扱います。',
  accept: '同意する',
  decline: '拒否する',
  keep: '閉じて回答を変えない',
  stillRunning: 'このページでは他のサービスのスクリプトがまだ動作しています。停止するにはページを再読み込みしてください。ここに入力した内容は失われることがあります。',
  reload: 'ページを再読み込み',
};
