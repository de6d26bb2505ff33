import { useLayoutEffect, useRef, useState } from 'react';
import { uniqueId } from '../dom/own-nodes.js';
import type { CaptchaBoxProps } from './captcha-provider.js';
import type { CaptchaPhase } from './captcha-provider.js';
import type { CaptchaTextKey } from './captcha-texts.js';

type Texts = Partial<Record<CaptchaPhase, CaptchaTextKey>>;
const ownTexts: Texts = { loading: 'captchaVerifying', solved: 'captchaVerified', failed: 'captchaUnverified' };
const hostedTexts: Texts = { loading: 'captchaLoading', failed: 'captchaMissing' };

/** A live region: it is there empty before its text, which is read out only then. */
const Status = ({ id, text }: { readonly id?: string; readonly text: string }) => (
  <p className="site-form-captcha-status" role="status" id={id}>{text && <span>{text}</span>}</p>
);

/** A box that ticks itself, for a captcha that is solved without the visitor; a click on it begins earlier, or again. */
export function OwnBox({ phase, text }: CaptchaBoxProps) {
  const [id] = useState(uniqueId);
  const [statusId] = useState(uniqueId);
  const box = useRef<HTMLInputElement>(null);
  const isSolved = phase === 'solved';
  // Its default too: clearing the form keeps the solution.
  useLayoutEffect(() => { box.current!.checked = box.current!.defaultChecked = isSolved; }, [isSolved]);
  const key = ownTexts[phase];
  return (
    <>
      <input ref={box} type="checkbox" id={id} aria-describedby={statusId} aria-busy={phase === 'loading'} data-captcha-ask="" />
      <label htmlFor={id}>{text('captchaRobot')}</label>
      <Status id={statusId} text={key ? text(key) : ''} />
    </>
  );
}

/** What a captcha of another host waits for: consent before anything is loaded, then its own widget. */
export function HostedBox({ phase, text, name, host, settings }: CaptchaBoxProps) {
  const [id] = useState(uniqueId);
  const key = hostedTexts[phase];
  return (
    <>
      <Status text={key ? text(key, { name }) : ''} />
      {phase === 'asking' && (
        <>
          <p>{text('captchaNotice', { name, host })}</p>
          <div><input type="checkbox" id={id} /><label htmlFor={id}>{text('captchaAlways', { host })}</label></div>
        </>
      )}
      {phase === 'asking' && <button type="button" data-captcha-ask="">{text('captchaShow', { name })}</button>}
      {phase === 'asking' && settings && <button type="button" data-captcha-settings="">{settings}</button>}
      {phase === 'failed' && <button type="button" data-captcha-ask="">{text('captchaRetry')}</button>}
    </>
  );
}
