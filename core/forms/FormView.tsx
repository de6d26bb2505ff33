import { memo, useState } from 'react';
import { LightPortal } from '../element/light-portal.js';
import { useStore } from '../element/use-store.js';
import type { View } from '../element/frame.js';
import type { FormHost } from './form.settings.js';
import type { FormState } from './form.state.js';
import type { LightPart } from './light-parts.js';
import { messages } from './Messages.js';

export interface FormViewProps {
  readonly state: FormState;
  readonly host: Pick<FormHost, 'text'>;
  readonly values: Pick<FormHost['values'], 'successText' | 'redirect'>;
}

/** Unchanged parts are not drawn again: of many fields, one letter concerns one. */
const Part = memo(function Part({ part }: { readonly part: LightPart }) {
  useState(() => { if (part.isPainted) part.node.replaceChildren(); }); // React draws the same there, in this very task
  const Content: View = typeof part.view === 'string' ? messages[part.view] : part.view;
  return <LightPortal node={part.node} isServed={part.isServed} onDrawn={part.place}><Content {...part.props} /></LightPortal>;
});

/** React identifies siblings by keys: each of our nodes has one. */
const keys = new WeakMap<HTMLElement, string>();
let count = 0;
function keyOf(node: HTMLElement): string {
  const key = keys.get(node) ?? `part-${count++}`;
  keys.set(node, key);
  return key;
}

/**
 * In the shadow root what is read out and the box that takes the form's place; in the light DOM, through portals, fields
 * and messages: descriptions do not cross into a shadow root, and the page's own type and colors apply.
 */
export function FormView({ state, host, values }: FormViewProps) {
  const { phase, message, detail, round, warning, delay, notStored, confirmation, payment, answers } = useStore(state.$snapshot);
  const parts = useStore(state.$parts);
  const isSent = phase === 'success';
  const progress = phase === 'submitting' ? host.text(delay && delay !== 'uploading' ? delay : 'submitting') : isSent ? confirmation || host.text('sent') : '';
  // A text that changes by one space is read out again: the same refusal twice is still news.
  const refusal = phase === 'failure' ? `${message} ${detail}${round % 2 ? '\u00a0' : ''}` : '';
  return (
    <>
      <slot />
      {isSent && (
        <div id="success" part="success" tabIndex={-1}>
          {confirmation ? <p>{confirmation}</p> : <slot name="success"><p>{values.successText || host.text('success')}</p></slot>}
          {notStored.length > 0 && <ul part="not-stored">{notStored.map((sentence, at) => <li key={at}>{sentence}</li>)}</ul>}
          {payment && <p><a part="payment" href={payment.url}>{payment.title}</a></p>}
          {notStored.length > 0 && values.redirect && !confirmation && <p><a href={values.redirect}>{host.text('goOn')}</a></p>}
          {answers && !confirmation && <slot name="answers" />}
        </div>
      )}
      <p className="visually-hidden" role="status"><span>{progress}</span></p>
      <p className="visually-hidden" role="alert"><span>{warning || refusal || notStored.join(' ')}</span></p>
      {parts.map(part => <Part key={keyOf(part.node)} part={part} />)}
    </>
  );
}
