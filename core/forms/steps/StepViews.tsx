import { AnswerList, type ShownAnswer } from '../answers/AnswerList.js';
import type { StepText } from './step-texts.js';
import type { ShownStep } from './steps.state.js';

export interface ProgressProps {
  readonly steps: readonly ShownStep[];
  readonly index: number;
  /** Id of the line that describes the heading of the current step. */
  readonly countId: string;
  /** What the visitor has to choose again. */
  readonly lost: string;
  readonly text: StepText;
}

/** Where the visitor is, and the way back: steps that may be gone to are buttons. */
export const Progress = ({ steps, index, countId, lost, text }: ProgressProps) => (
  <>
    <p className="site-form-steps-count" id={countId}><span>{text('stepOf', { number: index + 1, count: steps.length })}</span></p>
    <ol>
      {steps.map(({ id, name, isCurrent, isCompleted, isOpen }, at) => {
        const content = <><span className="site-form-steps-number" aria-hidden="true">{at + 1}</span> <span className="site-form-steps-name">{name}</span></>;
        const label = `${at + 1} ${isCompleted ? text('stepCompleted', { name }) : name}`;
        return (
          <li key={id} data-state={isCurrent ? 'current' : isCompleted ? 'completed' : 'open'}>
            {isCurrent ? <span aria-current="step">{content}</span>
              : isOpen ? <button type="button" data-step={id} aria-label={label}>{content}</button>
                : <span>{content}</span>}
          </li>
        );
      })}
    </ol>
    {lost ? <p className="site-form-steps-lost" role="status"><span>{lost}</span></p> : null}
  </>
);

export interface MovesProps {
  /** Class and type of the author's button. */
  readonly className: string;
  readonly isFirst: boolean;
  /** What the button for going on says; empty where the author's button is shown. */
  readonly next: string;
  readonly back: string;
}

export const Moves = ({ className, isFirst, next, back }: MovesProps) => (
  <>
    {isFirst ? null : <button type="button" className={`${className} site-form-back`} data-step-back=""><span>{back}</span></button>}
    {next ? <button type="submit" className={`${className} site-form-next`}><span>{next}</span></button> : null}
  </>
);

export interface AnswersProps {
  readonly titleId: string;
  readonly groups: readonly { readonly id: string; readonly name: string; readonly answers: readonly ShownAnswer[] }[];
  readonly text: StepText;
}

/** Every question with its answer, and the way back to it. */
export const Answers = ({ titleId, groups, text }: AnswersProps) => (
  <>
    <h2 id={titleId}>{text('answers')}</h2>
    {groups.map(({ id, name, answers }) => (
      <section key={id}>
        {name ? <h3>{name}</h3> : null}
        <AnswerList answers={answers} missing={text('answerMissing')} beside={({ id: field, label }) => (
          <dd className="site-form-answer-change">
            <button type="button" data-change={field} aria-label={text('answerChangeOf', { label })}>{text('answerChange')}</button>
          </dd>
        )} />
      </section>
    ))}
  </>
);
