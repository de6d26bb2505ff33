/** What a form with steps says. Apart from the form's other texts, because only such forms load them. */
export const stepTexts = {
  steps: 'Steps of the form',
  stepOf: 'Step {number} of {count}',
  stepName: 'Step {number}',
  stepCompleted: '{name}, completed',
  stepNext: 'Next',
  stepBack: 'Back',
  submit: 'Submit',
  answers: 'Check your answers',
  answerMissing: 'Not answered',
  answerSecret: 'Entered, not shown',
  answerYes: 'Yes',
  answerNo: 'No',
  answerChange: 'Change',
  answerChangeOf: 'Change: {label}',
  filesLost: 'Files are not kept when a page is loaded again. Please choose them again: {fields}.',
} as const;

export type StepTextKey = keyof typeof stepTexts;
export type StepText = (key: StepTextKey, values?: Record<string, string | number>) => string;
