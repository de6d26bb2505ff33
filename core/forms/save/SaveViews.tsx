import type { SaveText } from './save-texts.js';

export interface SavePanelProps {
  readonly isOpen: boolean;
  readonly isSending: boolean;
  /** Email address to begin with. */
  readonly email: string;
  readonly days: number;
  /** What is wrong with the email address; empty for nothing. */
  readonly problem: string;
  /** What has become of it. */
  readonly message: string;
  readonly isFailed: boolean;
  /** Start of the IDs of its nodes. */
  readonly id: string;
  readonly text: SaveText;
}

/** The button below a form, and in its place what it needs. Its events are those of the node that it is in. */
export const SavePanel = ({ isOpen, isSending, email, days, problem, message, isFailed, id, text }: SavePanelProps) => (
  <>
    {isOpen ? (
      <div className="site-form-save-panel" role="group" aria-labelledby={`${id}title`}>
        <p className="site-form-save-title" id={`${id}title`}>{text('saveOpen')}</p>
        <p className="site-form-save-note" id={`${id}note`}>{text('saveNote', { days })}</p>
        <label htmlFor={`${id}email`}>{text('saveEmail')}</label>
        <input
          id={`${id}email`} type="email" inputMode="email" autoComplete="email" maxLength={256} defaultValue={email} aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? `${id}problem` : `${id}note`}
        />
        {problem ? <p className="site-form-error" id={`${id}problem`}><span>{problem}</span></p> : null}
        <p className="site-form-save-buttons">
          <button type="button" data-save="send" aria-disabled={isSending || undefined}><span>{text(isSending ? 'saveSending' : 'saveSend')}</span></button>
          <button type="button" data-save="cancel"><span>{text('saveCancel')}</span></button>
        </p>
      </div>
    ) : <button type="button" data-save="open"><span>{text('saveOpen')}</span></button>}
    <p className="site-form-save-message" role="status" tabIndex={-1} data-state={isFailed ? 'failed' : 'saved'}>
      {message ? <span>{message}</span> : null}
    </p>
  </>
);

export interface ResumeNoticeProps {
  readonly sentences: readonly string[];
  /** What the visitor can do; null for nothing. */
  readonly action: 'replace' | 'retry' | null;
  readonly text: SaveText;
}

/** What has become of the link that the page was opened with. */
export const ResumeNotice = ({ sentences, action, text }: ResumeNoticeProps) => (
  <>
    <p>{sentences.map((sentence, at) => <span key={at}>{at > 0 ? ' ' : ''}{sentence}</span>)}</p>
    {action ? <button type="button" data-resume={action}><span>{text(action === 'replace' ? 'resumeReplace' : 'resumeRetry')}</span></button> : null}
  </>
);
