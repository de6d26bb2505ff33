import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export interface LoginFailure {
  readonly reason: 'refused' | 'unreachable';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly message: string;
}

export const loginSettings = table({
  tag: 'site-login',
  summary: 'Logs a visitor in and out with your own form or a drawn one, and brings the owner to the editor.',
  spec: 'commerce-forms-data §4, §6; page-runtime-platform §2, §6, §7; media-layout §4',
  loadOffscreen: true,
  settings: {
    redirect: setting.url('', 'Where the visitor goes after the login; without it the page stays.'),
    logoutUrl: setting.url('/', 'Where the visitor goes after the logout, marked by `logout=true`.', { spec: 'media-layout §4' }),
    forgotUrl: setting.url('', 'A link of the drawn form for a forgotten password.'),
    registerUrl: setting.url('', 'A link of the drawn form for those who have no account.'),
    remember: setting.flag(true, 'Whether the drawn form offers to keep the visitor logged in.', { aliases: ['rememberMe'], spec: 'page-runtime-platform §3' }),
    cloneCart: setting.flag(true, 'Whether the cart stays with the visitor after the logout.', { spec: 'page-runtime-platform §7' }),
    useEscapeKeyToLogin: setting.flag(false, 'Whether Escape leads a visitor who is not logged in to the login; also in the site context.', { spec: 'commerce-forms-data §4' }),
    configRedirect: setting.flag(true, 'Whether a logged-in owner is sent to the editor.', { spec: 'page-runtime-platform §2' }),
    endpoint: setting.url('', 'Origin of the service; by default `website.baseUrl` of the site context, else the page\'s own.'),
  },
  events: {
    'site-login-submit': event<{ email: string; rememberMe: boolean }>('The visitor sends the form; cancelable: `preventDefault()` keeps it from being sent.', {
      cancelable: true, type: '{ email: string; rememberMe: boolean }',
    }),
    'site-login-success': event<{ id: string; email: string }>('The visitor is logged in; cancelable: `preventDefault()` keeps the page from going to `redirect`.', {
      cancelable: true, type: '{ id: string; email: string }',
    }),
    'site-login-error': event<LoginFailure>('The login failed, or the logout did.', { type: '{ reason: "refused" | "unreachable"; status: number; message: string }' }),
    'site-login-logout': event('The visitor is logged out; cancelable: `preventDefault()` keeps the page from going on.', { cancelable: true }),
  },
  texts: {
    title: 'Log in',
    email: 'Email',
    password: 'Password',
    show: 'Show password',
    remember: 'Keep me logged in',
    submit: 'Log in',
    submitting: 'Logging in…',
    forgot: 'Forgot your password?',
    register: 'Create an account',
    wrong: 'The email or the password is wrong.',
    tooMany: 'Too many tries. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    busy: 'Too many people are logging in. Please try again in a moment.',
    unconnected: 'Unable to connect. Please try again', // spec: page-runtime-platform §8
    failed: 'The login did not work. Please try again later.',
    required: 'Please log in to go on.',
    loggedIn: 'You are logged in as {email}.',
    logout: 'Log out',
    leaving: 'Logging out…',
    logoutFailed: 'The logout did not work. Please try again.',
    logoutTitle: 'Logout Successful', // spec: page-runtime-platform §2
    logoutText: 'You have been successfully logged out.',
    previewTitle: 'Preview Only', // spec: page-runtime-platform §6
    previewText: 'Log out to use this block as your visitors do.',
    previewOn: 'Preview is on.',
    previewOff: 'Preview is off.',
    back: 'Back to the app',
  },
  translations: [() => import('./texts/texts.js')],
});

export type LoginHost = Host<typeof loginSettings.settings, typeof loginSettings.events, typeof loginSettings.texts>;
