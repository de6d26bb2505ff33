import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: '订阅者',
  subscribersInAll: '共 {count} 人。{file}',
  subscribersWaiting: '{count, plural, other {另有 # 人尚未点击邮件中的链接；}}{days} 天后将被删除。',
  subscribersLink: '请在您发送的内容中放入每位订阅者各自的退订链接（见文件）。',
  columnSubscribed: '订阅时间（UTC）',
  columnForm: '表单',
  columnConfirmed: '确认时间（UTC）',
  columnLanguage: '语言',
  columnUnsubscribe: '退订链接',
};
