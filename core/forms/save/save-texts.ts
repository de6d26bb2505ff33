/** Texts for forms that are saved and continued on another device. Apart from the form's other texts, because only such forms load them. */
export const saveTexts = {
  saveOpen: 'Save and continue later',
  saveNote: 'Your answers are stored encrypted for {days} days. You receive a link by email to continue on any device. '
    + 'Anyone with the link can read them. Passwords, files, card numbers and required checkboxes are not saved.',
  saveEmail: 'Your email address',
  saveSend: 'Email me a link',
  saveCancel: 'Cancel',
  saveSending: 'Saving…',
  saveSent: 'We are sending a link to {email}. It works for {days} days. '
    + 'If no email arrives within a few minutes, check the address and your spam folder: '
    + 'an address receives only a few links per day. Keep this page open until you have the link.',
  saveNothing: 'There is nothing to save yet.',
  saveTooLong: 'Your answers are too long to be saved. They are still here.',
  saveTooMany: 'Your answers were not saved: there were too many attempts. They are still here. Please try again later.',
  saveOffline: 'Your answers were not saved: there is no connection. They are still here. Please try again.',
  saveFailed: 'Your answers were not saved. They are still here. Please try again later.',
  resumeLoading: 'Loading your saved answers…',
  resumed: 'Your answers are back.',
  resumedAgain: 'Please fill in passwords, files, card numbers and required checkboxes again.',
  resumedKept: 'Fields that were already filled in here have not been changed.',
  resumeReplace: 'Use the saved answers',
  resumeGone: 'These saved answers no longer exist: the form was submitted, or the link has expired. You can fill in the form again.',
  resumeDamaged: 'This link is incomplete or damaged. Please open the whole link from the email. You can also fill in the form again.',
  resumeFailed: 'Your saved answers could not be loaded.',
  resumeRetry: 'Try again',
} as const;

export type SaveTextKey = keyof typeof saveTexts;
export type SaveText = (key: SaveTextKey, values?: Record<string, string | number>) => string;
