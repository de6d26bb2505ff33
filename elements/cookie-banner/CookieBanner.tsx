import { getDocument } from '../../core/platform/page-document.js';
import { hasPrivacySignal } from '../../core/platform/visitor.js';
import { readParagraphs } from '../../core/text/read-paragraphs.js';
import type { ViewProps } from '../../core/element/definition.js';
import { getBannerOptions, type BannerOptions } from './banner-options.js';
import type { cookieBannerSettings } from './cookie-banner.settings.js';
import type { CookieBannerState, Phase } from './cookie-banner.state.js';

type Table = typeof cookieBannerSettings;
type Props = ViewProps<Table['settings'], Table['events'], Table['texts'], CookieBannerState>;
type Drawn = Pick<Props, 'state' | 'host'> & { readonly options: BannerOptions; readonly phase: Phase };

/** The author's markup, else the text of the settings, else the default text; what is empty counts as none. */
function Text({ state, host, options }: Drawn) {
  if (state.$hasOwnText.get()) return <slot />;
  const paragraphs = readParagraphs(options.text, getDocument(host.element!));
  if (!paragraphs.length) return <p>{host.text('text')}</p>;
  return paragraphs.map((pieces, at) => (
    <p key={at}>
      {pieces.map(({ text, href }, piece) => (href ? <a key={piece} href={href}>{text}</a> : <span key={piece}>{text}</span>))}
    </p>
  ));
}

/** The browser's own signal, or that cookies are allowed until a decline. */
const signalNote = ({ state, host }: Pick<Drawn, 'state' | 'host'>): string | false => (hasPrivacySignal() ? host.text('privacySignal') : state.presumedNote());

/** What is below the text: the answer there is, or the browser's own signal. */
function note({ state, host, phase }: Drawn): string | false {
  const consent = state.answer;
  if (phase === 'reopened' && consent !== 'unasked') return host.text(consent === 'accepted' ? 'nowAccepted' : 'nowDeclined');
  return signalNote({ state, host });
}

interface ChoiceProps extends Drawn {
  readonly action: 'accept' | 'decline';
  readonly text: string;
  readonly look: string;
}

function Choice({ action, text, look }: ChoiceProps) {
  return look === 'icon'
    ? (
      <button className="icon" part={action} type="button" data-action={action} aria-label={text} title={text}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4.5 12.5l5 5 10-11" /></svg>
      </button>
    )
    : <button className={look} part={action} type="button" data-action={action}><span>{text}</span></button>;
}

function CloseButton({ host }: Pick<Drawn, 'host'>) {
  return (
    <button className="keep" type="button" data-action="keep" aria-label={host.text('keep')}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>
    </button>
  );
}

/** The question. To change an answer both choices are offered, whatever the first question offered; two choices look alike. */
function Question(drawn: Drawn) {
  const { state, host, options, phase } = drawn;
  const isReopened = phase === 'reopened';
  const kind = lookOf(options, phase, state);
  const noteText = note(drawn);
  const canDecline = options.canDecline || isReopened || !!state.presumedNote();
  return (
    <>
      <div className="content">
        <Text {...drawn} />
        {noteText && <p className="note">{noteText}</p>}
        {isReopened && state.receipt?.()}
      </div>
      <div className="choices">
        <div className="answers">
          <Choice {...drawn} action="accept" look={kind} text={options.ctaText || host.text('accept')} />
          {canDecline && <Choice {...drawn} action="decline" look={kind} text={options.optOutCtaText || host.text('decline')} />}
        </div>
        {isReopened && <CloseButton host={host} />}
      </div>
    </>
  );
}

/** The question by purpose, as the part that loads for it draws it. */
function AskedByPurpose(drawn: Drawn) {
  const { state, host, phase } = drawn;
  const isReopened = phase === 'reopened';
  const Purposes = state.$purposes.get()!;
  return (
    <Purposes text={<Text {...drawn} />} receipt={isReopened && state.receipt?.()} isReopened={isReopened} signalNote={signalNote(drawn)}
      close={isReopened && <CloseButton host={host} />} />
  );
}

const lookOf = ({ ctaVariant }: BannerOptions, phase: Phase, state: CookieBannerState) =>
  (phase === 'notice' || ((phase === 'reopened' || state.presumedNote()) && ctaVariant === 'icon') ? 'button' : ctaVariant);

/** The banner as it is on the page. */
export function CookieBanner({ values, state, host }: Props) {
  const options = getBannerOptions(host);
  const phase = state.phase({ isEnabled: options.isEnabled, isForced: values.forced });
  if (phase === 'hidden') return null;
  const { variant, position, theme } = options;
  const edge = position.startsWith('top') ? 'at-top' : 'at-bottom';
  const drawn: Drawn = { state, host, options, phase };
  const isReopened = phase === 'reopened';
  const notice = phase === 'notice' && state.$notice.get();
  const byPurpose = !notice && state.asksByPurpose && state.$purposes.get();
  const look = byPurpose ? `button by-purpose${isReopened || state.$isChoosing.get() ? ' choosing' : ''}` : lookOf(options, phase, state);
  return (
    <section key={notice ? phase : 'question'} className={`banner ${variant} ${position} ${edge} ${theme} with-${look}`}
      part="banner" popover="manual" tabIndex={-1} aria-label={host.text('label')} data-action="banner">
      {notice ? notice() : byPurpose ? <AskedByPurpose {...drawn} /> : <Question {...drawn} />}
    </section>
  );
}
