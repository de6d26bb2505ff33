/** What the newsletter says to visitors, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  newsletter: 'Newsletter',
  newsletterAsk: 'Subscribe {email} to the newsletter?',
  newsletterYes: 'Yes, subscribe',
  newsletterConfirmed: '{email} is subscribed to the newsletter.',
  newsletterLeaveAsk: 'Unsubscribe {email} from the newsletter?',
  newsletterLeave: 'Unsubscribe',
  newsletterLeft: '{email} is unsubscribed from the newsletter.',
  newsletterLink: 'This link is incomplete or has expired. Please subscribe again.',
  newsletterSubject: 'Please confirm your newsletter subscription',
  newsletterEmail: 'You (or someone else) asked us to send our newsletter to this address. To confirm, open this page and press the button:',
  newsletterIgnore: 'If this was not you, ignore this email: you will not receive the newsletter.',
} as const;
