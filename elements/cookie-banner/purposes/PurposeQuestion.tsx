import type { ReactNode } from 'react';
import { findContent } from '../../../core/consent/catalog/find-content.js';
import { describePurpose, listStorage, type StorageRow } from '../../../core/consent/catalog/list-storage.js';
import type { CatalogTranslator } from '../../../core/consent/catalog/load-catalog-texts.js';
import { readPurposeTexts, readServices } from '../../../core/consent/catalog/owner-services.js';
import { readPurposes } from '../../../core/consent/purposes.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { listFormat } from '../../../core/text/intl.js';
import { $consent, $purposeAnswer } from '../../../core/stores/consent.js';
import type { BannerHost } from '../banner-options.js';
import type { PurposeViewProps } from './purpose-view.js';

interface QuestionProps extends PurposeViewProps {
  readonly host: BannerHost;
  readonly say: CatalogTranslator;
  readonly isChoosing: boolean;
}

const button = (action: string, label: string, part: string): ReactNode => (
  <button key={action} className="button" part={part} type="button" data-action={action}><span>{label}</span></button>
);

function Details({ rows, say }: { readonly rows: readonly StorageRow[]; readonly say: CatalogTranslator }) {
  return (
    <details>
      <summary>{say('details')}</summary>
      <ul>
        {rows.map(({ name, isKey, what, lasts, service, provider, url }) => (
          <li key={`${service} ${name} ${provider}`}>
            {isKey ? <code dir="ltr">{name}</code> : <span>{name}</span>}
            <span>{[what, lasts, isKey && service, provider].filter(Boolean).join(' · ')}</span>
            {url && <a href={url}>{service}</a>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What is below the text: what is allowed now, that the policy has changed, or the browser's own signal. */
function noteOf({ signalNote, isReopened, say, host }: QuestionProps, titles: ReadonlyMap<string, string>): string | false {
  const answer = $purposeAnswer.get();
  if (isReopened && answer?.granted.length) {
    const names = answer.granted.map(name => titles.get(name) ?? name);
    return say('someAllowed', { purposes: listFormat(host.language).format(names) });
  }
  if (isReopened && $consent.get() === 'declined' && !signalNote) return host.text('nowDeclined');
  return signalNote || (!!answer && $consent.get() === 'unasked' && say('answerNeeded'));
}

/** The question by purpose: accept all, decline all, or choose; then a switch for each purpose. All three answers look alike. */
export function PurposeQuestion(props: QuestionProps) {
  const { host, say, text, close, receipt, isChoosing } = props;
  const { values } = host;
  const purposes = ['necessary', ...readPurposes(values.purposes)];
  const texts = readPurposeTexts(values.purposeTexts);
  const described = new Map(purposes.map(name => [name, describePurpose(name, texts, say)]));
  const note = noteOf(props, new Map([...described].map(([name, { title }]) => [name, title])));
  const answer = $purposeAnswer.get();
  const rows = isChoosing ? listStorage({
    services: readServices(values.services), uses: selector => !!pageDocument.querySelector(selector), findContent,
    say, language: host.language,
  }) : [];
  return (
    <>
      <div className="content" key={isChoosing ? 'purposes' : 'question'}>
        {text}
        {note && <p className="note">{note}</p>}
        {receipt}
        {isChoosing && (
          <ul className="purposes" part="purposes">
            {purposes.map(name => {
              const { title, text: words } = described.get(name)!;
              const own = rows.filter(({ purpose }) => purpose === name);
              return (
                <li key={name} className="purpose">
                  {name === 'necessary'
                    ? <p className="line"><b>{title}</b><span className="note">{say('alwaysOn')}</span></p>
                    : (
                      <label className="line">
                        <b>{title}</b>
                        <input type="checkbox" role="switch" name={name} data-consent-switch="" aria-describedby={words ? `about-${name}` : undefined}
                          defaultChecked={answer ? answer.granted.includes(name) : $consent.get() === 'accepted'} />
                      </label>
                    )}
                  {words && <p className="about" id={`about-${name}`}>{words}</p>}
                  {own.length > 0 && <Details rows={own} say={say} />}
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <div className="choices">
        <div className="answers by-purpose">
          {button('accept', values.ctaText.trim() || say('acceptAll'), 'accept')}
          {button('decline', values.optOutCtaText.trim() || say('declineAll'), 'decline')}
          {isChoosing ? button('save', say('save'), 'save') : button('choose', say('choose'), 'choose')}
        </div>
        {close}
      </div>
    </>
  );
}
