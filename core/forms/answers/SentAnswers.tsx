import { AnswerList, type ShownAnswer } from './AnswerList.js';

export interface SentAnswersProps {
  readonly titleId: string;
  readonly title: string;
  readonly answers: readonly ShownAnswer[];
}

/** What was stored, below the thanks. */
export const SentAnswers = ({ titleId, title, answers }: SentAnswersProps) => (
  <>
    <h2 id={titleId}><span>{title}</span></h2>
    <AnswerList answers={answers} />
  </>
);
