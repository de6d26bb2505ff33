/** The owner’s page of subscribers, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  navSubscribers: 'Subscribers',
  subscribersInAll: '{count} subscribers. {file}',
  subscribersWaiting: '{count, plural, one {# more has not confirmed by email yet;} other {# more have not confirmed by email yet;}} unconfirmed subscriptions are deleted after {days} days.',
  subscribersLink: 'Include each subscriber’s own unsubscribe link (from the file) in every newsletter.',
  columnSubscribed: 'Subscribed (UTC)',
  columnForm: 'Form',
  columnConfirmed: 'Confirmed (UTC)',
  columnLanguage: 'Language',
  columnUnsubscribe: 'Unsubscribe link',
} as const;
