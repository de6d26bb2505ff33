/** The answers to a statement. spec: commerce-forms-data §9 */
export const likertScale = [
  [-2, 'Strongly Disagree'], [-1, 'Disagree'], [0, 'Neutral'], [1, 'Agree'], [2, 'Strongly Agree'],
] as const;
