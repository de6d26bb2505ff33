import type { LoginHost, loginSettings } from './login.settings.js';

interface Props {
  /** Begins the ids of its fields. */
  readonly id: string;
  readonly values: LoginHost['values'];
  readonly isRevealed: boolean;
  readonly isBusy: boolean;
  text(key: keyof typeof loginSettings.texts): string;
}

/** The form of a tag that has none: plain fields by the names that password managers know. */
export function DrawnForm({ id, values: { remember, forgotUrl, registerUrl }, isRevealed, isBusy, text }: Props) {
  return (
    <>
      <p className="site-login-field">
        <label htmlFor={`${id}-email`}>{text('email')}</label>
        <input id={`${id}-email`} name="email" type="email" autoComplete="username" required />
      </p>
      <p className="site-login-field">
        <label htmlFor={`${id}-password`}>{text('password')}</label>
        <input
          id={`${id}-password`}
          name="password"
          type={isRevealed ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </p>
      <p className="site-login-choices">
        <label>
          <input type="checkbox" data-site-login-show="" checked={isRevealed} readOnly /> <span>{text('show')}</span>
        </label>
        {remember && (
          <label>
            <input type="checkbox" name="rememberMe" value="true" /> <span>{text('remember')}</span>
          </label>
        )}
      </p>
      <p className="site-login-actions">
        <button aria-disabled={isBusy || undefined}>{text('submit')}</button>
        {forgotUrl && <a href={forgotUrl}>{text('forgot')}</a>}
        {registerUrl && <a href={registerUrl}>{text('register')}</a>}
      </p>
    </>
  );
}
