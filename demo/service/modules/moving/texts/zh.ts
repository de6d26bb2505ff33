import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: '迁移到其他服务器',
  movingExplained: '一个归档包含您的产品及图片、订单、客户、订阅者、优惠券、礼品卡、配送、税费和商店设置。',
  movingLacks: '不包含：密码、支付服务商的密钥、webhook 及其密钥、表单及其提交内容、评价、评论和进行中的订阅。',
  movingWarning: '归档包含个人数据和礼品卡代码。请妥善保存，迁移后将其删除。',
  movingDownload: '下载归档',
  movingImport: '导入归档',
  movingImportNote: '本服务的归档，最大 {size} MB。已有内容保持不变，请从空商店开始。您会先看到预览。',
  movingWrong: '这不是本服务的归档，或者已损坏。',
  movingTooLarge: '归档的内容超过本服务接受的上限。',
  movingPictures: '图片',
};
