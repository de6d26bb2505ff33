import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: '网站文件',
  siteFilesIntro: '您网站上使用的图片、文档和其他文件。重命名或替换后，其地址保持不变。',
  siteFilesScripts: '上传和编辑文件需要启用脚本。',
  siteFilesSearch: '搜索文件',
  headerFooter: '页眉和页脚',
  fileGone: '此文件已删除。',
  uploadGone: '此上传已取消或已过期，请重新开始。',
  fileUnsupported: '文件 {fileName} 似乎不是受支持的文件',
  fileTooLarge: '文件 {fileName} 太大。允许的最大文件大小为 {maxSize}。',
  nameMissing: '请输入文件名',
  uploadIncomplete: '文件上传未能完成',
  processingFailed: '文件处理失败',
};
