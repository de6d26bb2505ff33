import type { BannerHost } from '../banner-options.js';

interface NoticeProps {
  readonly host: BannerHost;
  readonly text: string;
  readonly button: string;
  readonly part: string;
  readonly action: string;
  /** The action of the button that closes the notice. */
  readonly closeAction: 'keep' | 'decline';
}

/** A sentence in place of the question, with one button and one that closes it. */
export function Notice({ host, text, button, part, action, closeAction }: NoticeProps) {
  return (
    <>
      <div className="content" role="status"><p>{text}</p></div>
      <div className="choices">
        <button className="button" part={part} type="button" data-action={action}><span>{button}</span></button>
        <button className="keep" type="button" data-action={closeAction} aria-label={host.text('keep')}>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>
        </button>
      </div>
    </>
  );
}
