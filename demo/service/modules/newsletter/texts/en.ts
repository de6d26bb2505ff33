/** What the newsletter says to visitors, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  newsletter: 'Newsletter',
  newsletterAsk: 'Shall {email} get the newsletter?',
  newsletterYes: 'Yes, send it',
  newsletterConfirmed: '{email} gets the newsletter from now on.',
  newsletterLeaveAsk: 'Shall {email} get no more newsletters?',
  newsletterLeave: 'Unsubscribe',
  newsletterLeft: '{email} gets no more newsletters.',
  newsletterLink: 'This link is not complete, or it is too old. Please subscribe again.',
  newsletterSubject: 'Please confirm: newsletter',
  newsletterEmail: 'Somebody, we hope it was you, has asked us to send our newsletter to this address. To confirm it, open this page and press the button:',
  newsletterIgnore: 'If it was not you, there is nothing to do: you get no newsletter.',
} as const;
