import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  open: 'Cookie 设置',
  label: 'Cookie',
  nowAccepted: '您目前允许使用 Cookie。',
  nowDeclined: '您目前不允许使用 Cookie。',
  unasked: '您尚未回答。在此之前不会保存任何内容。',
  privacySignal: '您的浏览器发送了“全球隐私控制”（Global Privacy Control）信号。在您作出选择之前，我们视其为拒绝。',
  accept: '接受',
  decline: '拒绝',
  keep: '关闭并保留您的选择',
  stillRunning: '其他服务的脚本仍在此页面上运行。请重新加载页面以停止它们。您在此处输入的内容可能会丢失。',
  reload: '重新加载页面',
};
