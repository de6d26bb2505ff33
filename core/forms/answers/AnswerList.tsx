import type { ReactNode } from 'react';

/** One question with its answer. */
export interface ShownAnswer {
  readonly id: string;
  readonly label: string;
  /** A line each; none where the field is empty. */
  readonly lines: readonly string[];
}

export interface AnswerListProps {
  readonly answers: readonly ShownAnswer[];
  /** Shown in place of an answer without lines. */
  readonly missing?: string;
  /** What is beside an answer. */
  beside?(answer: ShownAnswer): ReactNode;
}

/** Questions with their answers: in the summary before a form is sent, and below the thanks. Each line keeps the order of its own language. */
export const AnswerList = ({ answers, missing = '', beside }: AnswerListProps) => (
  <dl>
    {answers.map(answer => (
      <div key={answer.id} className="site-form-answer">
        <dt>{answer.label}</dt>
        <dd>
          {answer.lines.length > 0 ? answer.lines.map((line, at) => <p key={at}><bdi>{line}</bdi></p>) : <p className="site-form-answer-missing">{missing}</p>}
        </dd>
        {beside?.(answer)}
      </div>
    ))}
  </dl>
);
