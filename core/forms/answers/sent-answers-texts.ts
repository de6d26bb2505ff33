/** Texts about submitted answers. Separate from the form's other texts, because only forms that show them load this file. */
export const sentAnswersTexts = { sentAnswers: 'Your answers' } as const;
