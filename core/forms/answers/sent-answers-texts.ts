/** What is said about sent answers. Apart from the form's other texts, because only forms that show them load it. */
export const sentAnswersTexts = { sentAnswers: 'Your answers' } as const;
