/** What page and service say of a form that cannot be sent now. Apart from other texts of forms, because only some forms load them. */
export const limitMessages = {
  limitNotYet: 'This form opens on {time}.',
  limitClosed: 'This form closed on {time}.',
  limitFull: 'This form is full. It no longer accepts submissions.',
  limitLogin: 'Log in to submit this form.',
  limitAnswered: 'You have already submitted this form.',
  limitKept: 'What you entered is still here.',
  limitButton: 'Closed',
} as const;

export type LimitMessage = keyof typeof limitMessages;
