import { hasPrivacySignal } from '../../core/platform/visitor.js';
import { readParagraphs } from '../../core/text/read-paragraphs.js';
import type { ViewProps } from '../../core/element/definition.js';
import { bannerOptionsOf, type BannerOptions } from './banner-options.js';
import type { cookieBannerSettings } from './cookie-banner.settings.js';
import type { CookieBannerState, Phase } from './cookie-banner.state.js';

type Table = typeof cookieBannerSettings;
type Props = ViewProps<Table['settings'], Table['events'], Table['texts'], CookieBannerState>;
type Drawn = Pick<Props, 'state' | 'host'> & { readonly options: BannerOptions; readonly phase: Phase };

/** The author's markup, else the text of the settings, else the default text; what is empty counts as none. */
function Text({ state, host, options }: Drawn) {
  if (state.$hasOwnText.get()) return <slot />;
  const paragraphs = readParagraphs(options.text, host.element!.ownerDocument);
  if (!paragraphs.length) return <p>{host.text('text')}</p>;
  return paragraphs.map((pieces, at) => (
    <p key={at}>
      {pieces.map(({ text, href }, piece) => (href ? <a key={piece} href={href}>{text}</a> : <span key={piece}>{text}</span>))}
    </p>
  ));
}

/** What stands below the text: the answer there is, or the browser's own signal. */
function note({ state, host, phase }: Drawn): string | false {
  const consent = state.answer;
  if (phase === 'reopened' && consent !== 'unasked') return host.text(consent === 'accepted' ? 'nowAccepted' : 'nowDeclined');
  return hasPrivacySignal() && host.text('privacySignal');
}

function AcceptButton({ host, options, kind }: Drawn & { readonly kind: BannerOptions['ctaVariant'] }) {
  const text = options.ctaText || host.text('accept');
  return kind === 'icon'
    ? (
      <button className="icon" part="accept" type="button" data-action="accept" aria-label={text} title={text}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4.5 12.5l5 5 10-11" /></svg>
      </button>
    )
    : <button className={`${kind} first`} part="accept" type="button" data-action="accept"><span>{text}</span></button>;
}

/** The banner as it stands on the page. To change an answer both are offered, whatever the first question offered. */
export function CookieBanner({ values, state, host }: Props) {
  const options = bannerOptionsOf(host);
  const phase = state.phase({ isEnabled: options.isEnabled, isForced: values.forced });
  if (phase === 'hidden') return null;
  const { variant, position, theme, ctaVariant, canDecline } = options;
  const isReopened = phase === 'reopened';
  const kind = isReopened && ctaVariant === 'icon' ? 'button' : ctaVariant;
  const edge = position.startsWith('top') ? 'at-top' : 'at-bottom';
  const drawn: Drawn = { state, host, options, phase };
  const noteText = note(drawn);
  return (
    <section className={`banner ${variant} ${position} ${edge} ${theme} with-${kind}`} part="banner" popover="manual" tabIndex={-1}
      aria-label={host.text('label')} data-action="banner">
      <div className="content">
        <Text {...drawn} />
        {noteText && <p className="note">{noteText}</p>}
      </div>
      <div className="choices">
        <AcceptButton {...drawn} kind={kind} />
        {(canDecline || isReopened) && (
          <button className={kind} part="decline" type="button" data-action="decline">
            <span>{options.optOutCtaText || host.text('decline')}</span>
          </button>
        )}
        {isReopened && (
          <button className="keep" type="button" data-action="keep" aria-label={host.text('keep')}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>
          </button>
        )}
      </div>
    </section>
  );
}
