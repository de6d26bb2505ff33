import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navCustomers: '客户',
  customersExplained: '所有下过订单的人，以及您导入的客户。“已付”是已付订单总额减去退款。',
  customersSearch: '姓名或电子邮件',
  customersPaid: '已付',
  customersFirst: '首次订单',
  customersLast: '最近订单',
  customersNewsletter: '新闻通讯',
  customersNote: '备注',
  customersImport: '导入客户',
  customersImportNote: '来自其他商店的 CSV 文件，包含电子邮件地址、姓名、地址、电话号码和备注。不会创建账户，也不会发送电子邮件。',
  customersDelete: '删除导入的信息',
};
