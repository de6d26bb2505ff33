import type { ViewProps } from '../../core/element/definition.js';
import { LightPortal } from '../../core/element/light-portal.js';
import { useStore } from '../../core/element/use-store.js';
import { $siteUser } from '../../core/utilities/site-user.js';
import { DrawnForm } from './DrawnForm.js';
import type { loginSettings } from './login.settings.js';
import type { LoginState } from './login.state.js';

type Table = typeof loginSettings;

/** What follows a login in the shadow root; form and message in the light DOM, where password managers look. */
export function Login({ values, state, host }: ViewProps<Table['settings'], Table['events'], Table['texts'], LoginState>) {
  const { phase, message, round, notice, isRevealed, said, isInApp } = useStore(state.$snapshot);
  const nodes = useStore(state.$nodes);
  const user = useStore($siteUser);
  const isIn = phase === 'in' || phase === 'leaving';
  const progress = phase === 'submitting' ? host.text('submitting') : phase === 'leaving' ? host.text('leaving') : said;
  return (
    <>
      <slot />
      {isIn && (
        <div className="account" part="account">
          <slot name="account">
            <p>{host.text('loggedIn', { email: user?.email ?? '' })}</p>
          </slot>
          {message && (
            <p className="problem" part="error">
              {message}
            </p>
          )}
          <button type="button" className="logout" part="logout" data-action="logout" aria-disabled={phase === 'leaving' || undefined}>
            {host.text('logout')}
          </button>
        </div>
      )}
      {isInApp && (
        <button type="button" className="back" part="back" data-action="back">
          {host.text('back')}
        </button>
      )}
      <p className="visually-hidden" role="status">
        <span>{progress}</span>
      </p>
      {/* A text that changes by one space is read out again: the same refusal twice is still news. */}
      <p className="visually-hidden" role="alert">
        <span>{message && `${message}${round % 2 ? '\u00a0' : ''}`}</span>
      </p>
      {notice && (
        <dialog className="notice" part="notice" aria-labelledby="notice-title" aria-describedby="notice-text">
          <h2 id="notice-title">{notice.title}</h2>
          <p id="notice-text">{notice.text}</p>
          <button type="button" data-action="acknowledge">
            OK
          </button>
        </dialog>
      )}
      {nodes.form && (
        <LightPortal key="form" node={nodes.form}>
          <DrawnForm
            id={nodes.form.id}
            values={values}
            isRevealed={isRevealed}
            isBusy={phase === 'submitting'}
            text={key => host.text(key)}
          />
        </LightPortal>
      )}
      {nodes.message && (
        <LightPortal key="message" node={nodes.message}>
          {!isIn && message && <span>{message}</span>}
        </LightPortal>
      )}
    </>
  );
}
