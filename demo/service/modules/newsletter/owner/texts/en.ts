/** The owner’s page of subscribers, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  navSubscribers: 'Subscribers',
  subscribersInAll: '{count} in all. {file}',
  subscribersWaiting: '{count, plural, one {# more has not pressed the link of their letter yet;} other {# more have not pressed the link of their letter yet;}} after {days} days they are forgotten.',
  subscribersLink: 'Put each one’s own unsubscribe link (it stands in the file) into what you send.',
  columnSubscribed: 'Subscribed (UTC)',
  columnForm: 'Form',
  columnConfirmed: 'Confirmed (UTC)',
  columnLanguage: 'Language',
  columnUnsubscribe: 'Unsubscribe link',
} as const;
