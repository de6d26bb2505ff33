import type { PaymentLink } from '../payment-link.js';
import { AnswerList, type ShownAnswer } from './AnswerList.js';

export interface SentAnswersProps {
  readonly titleId: string;
  readonly title: string;
  readonly answers: readonly ShownAnswer[];
  readonly edit: PaymentLink | null;
}

/** What was stored, below the thanks, and the link to edit it. */
export const SentAnswers = ({ titleId, title, answers, edit }: SentAnswersProps) => (
  <>
    {answers.length > 0 && <h2 id={titleId}><span>{title}</span></h2>}
    {answers.length > 0 && <AnswerList answers={answers} />}
    {edit && <p><a href={edit.url} rel="noreferrer">{edit.title}</a></p>}
  </>
);
