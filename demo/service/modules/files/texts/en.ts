/** Files of the site, for their owner, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  siteFiles: 'Site files',
  siteFilesIntro: 'Pictures, documents and other files that you use on your site. Their addresses stay the same when you rename or replace them.',
  siteFilesScripts: 'Uploading and editing files needs scripts.',
  siteFilesSearch: 'Search files',
  headerFooter: 'Header and footer',
  fileGone: 'This file was deleted.',
  uploadGone: 'This upload was canceled or has expired. Start it again.',
  fileUnsupported: 'The file {fileName} does not appear to be a supported file',
  fileTooLarge: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  nameMissing: 'Please enter a file name',
  uploadIncomplete: 'File upload failed to complete',
  processingFailed: 'File processing failed',
} as const;
