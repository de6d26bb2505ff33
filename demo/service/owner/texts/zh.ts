import type { Words } from '../../../../core/contract/language.js';

export const texts: Words = {
  save: '保存',
  remove: '移除',
  delete: '删除',
  undo: '撤销',
  add: '添加',
  edit: '编辑',
  yes: '是',
  no: '否',
  name: '名称',
  none: '无',
  all: '全部',
  more: '更多',
};
