import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: '迁移到其他服务器',
  movingExplained: '一个归档包含您的产品及图片和评价、订单、订阅、客户、优惠券、礼品卡、配送、税费、商店设置、新闻邮件订阅者，以及表单及其提交内容、文件和付款。',
  movingFiles: '包含您为网站上传的文件和字体。',
  movingLacks: '不包含：密码、支付服务商的密钥、webhook 及其密钥和评论。订阅迁移后处于暂停状态。',
  movingWarning: '归档包含个人数据和礼品卡代码。请妥善保存，迁移后将其删除。',
  movingDownload: '下载归档',
  movingImport: '导入归档',
  movingImportNote: '本服务的归档，最大 {size} MB。已有内容保持不变，请从空商店开始。您会先看到预览。',
  movingWrong: '这不是本服务的归档，或者已损坏。',
  movingTooLarge: '归档的内容超过本服务接受的上限。',
  movingFilesLeft: '{title}：{count} 个未导入，因为内容已损坏或缺少对应的记录。',
};
