import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: '動画を再生',
  playNamed: '動画を再生：{name}',
  video: '動画',
  noticeShort: '{host} から読み込み',
  notice: '{host} から読み込まれ、あなたのIPアドレスが伝わります。',
  noticeOwn: '動画は、ご希望の場合にのみ読み込まれます。',
  always: '{host} の動画を常に再生',
  transcript: '文字起こし',
  invalid: '動画の埋め込みコードが正しくありません。',
  imageOnly: '独自のアイキャッチ画像は埋め込み動画でのみ使えます。埋め込み設定で画像をオフにしてください。',
  notVideo: 'このアドレスは、ここで再生できる単独の動画ではありません。',
  failed: 'ここでは動画を再生できませんでした。',
  vimeoFailed: 'Vimeo Basic アカウントには対応していません。別のアカウントの動画をお使いください。',
  elsewhere: '{host} で見る',
};
