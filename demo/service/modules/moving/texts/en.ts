/** The owner’s page for moving to another server, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  navMoving: 'Move to another server',
  movingExplained: 'One archive has your products with their pictures and reviews, orders, subscriptions, customers, coupons, gift cards, shipping, taxes, the settings of the shop, subscribers, and forms with their submissions, their files and payments.',
  movingFiles: 'Files and fonts that you have uploaded for the site are included.',
  movingLacks: 'Not included: passwords, keys of payment providers, webhooks and their secrets, and comments. Subscriptions arrive paused.',
  movingWarning: 'The archive contains personal data and the codes of gift cards. Store it safely, and delete it after the move.',
  movingDownload: 'Download the archive',
  movingImport: 'Import an archive',
  movingImportNote: 'An archive of this service, at most {size} MB. What is already here stays unchanged, so start with an empty shop. You see a preview first.',
  movingWrong: 'This is not an archive of this service, or it is damaged.',
  movingTooLarge: 'The archive contains more than this service accepts.',
  movingFilesLeft: '{title}: {count} not imported, because the content is damaged or its row is missing.',
} as const;
