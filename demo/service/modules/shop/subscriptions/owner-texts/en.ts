/** What the owner reads about subscriptions, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  navSubscriptions: 'Subscriptions',
  subscriptionsDue: 'Due within 7 days',
  subscriptionsOne: 'Subscription',
  subscriptionsPlan: 'Plan',
  subscriptionsNext: 'Next payment',
  subscriptionsSearch: 'Name, email or number',
  subscriptionsNone: 'No subscriptions yet. Add a plan to a product, and buyers can subscribe to it.',
  subscriptionsAll: 'All subscriptions',
  subscriptionHeading: 'Subscription {number}',
  subscriptionTries: '{count, plural, one {# failed try} other {# failed tries}}',
  subscriptionCanceled: 'Subscription canceled. The customer was emailed.',
  subscriptionLate: 'This subscription had already ended.',
  subscriptionUnsent: '{provider} has not confirmed the cancellation yet. It is sent again automatically.',
  subscriptionMailFailed: 'Subscription {number}: payment missing',
  subscriptionMailFailedText: 'The payment of {sum} by {name} is missing. The next try is on {date}.',
  subscriptionMailUnpaidText: 'The payment of {sum} by {name} is missing. The subscription has ended.',
} as const;
