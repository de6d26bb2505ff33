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
  summary: 'Login and logout for visitors, with your own form or a rendered one. Sends site owners to the editor.',
  spec: 'commerce-forms-data §4, §6; page-runtime-platform §2, §6, §7; media-layout §4',
  loadOffscreen: true,
  preloads: { ':not(:has(form))': ['Login.tsx'] }, // its own form
  settings: {
    redirect: setting.url('', 'URL to open after login. By default, the visitor stays on the page.', { addressOf: 'page' }),
    logoutUrl: setting.url('/', 'URL to open after logout, with `logout=true` added.', { addressOf: 'page', spec: 'media-layout §4' }),
    forgotUrl: setting.url('', 'URL of the “Forgot your password?” link in the rendered form.', { addressOf: 'page' }),
    registerUrl: setting.url('', 'URL of the “Create an account” link in the rendered form.', { addressOf: 'page' }),
    remember: setting.flag(true, 'Shows “Keep me logged in” in the rendered form.', {
      aliases: ['rememberMe'],
      spec: 'page-runtime-platform §3',
    }),
    cloneCart: setting.flag(true, "Keeps the visitor's cart after logout.", { spec: 'page-runtime-platform §7' }),
    useEscapeKeyToLogin: setting.flag(
      false,
      'Opens the login when a logged-out visitor presses Escape. Can also be set in the site context.',
      { spec: 'commerce-forms-data §4' },
    ),
    configRedirect: setting.flag(true, 'Sends a logged-in owner to the editor.', { spec: 'page-runtime-platform §2' }),
    endpoint: setting.url('', 'Origin of the service. Default: `website.baseUrl` of the site context, otherwise the origin of the page.'),
  },
  events: {
    'site-login-submit': event<{ email: string; rememberMe: boolean }>(
      'The visitor submits the form. Cancelable: after `preventDefault()`, nothing is sent.',
      {
        cancelable: true,
        type: '{ email: string; rememberMe: boolean }',
      },
    ),
    'site-login-success': event<{ id: string; email: string }>(
      'The visitor is logged in. Cancelable: after `preventDefault()`, the page does not open `redirect`.',
      {
        cancelable: true,
        type: '{ id: string; email: string }',
      },
    ),
    'site-login-error': event<LoginFailure>('The login or the logout failed.', {
      type: '{ reason: "refused" | "unreachable"; status: number; message: string }',
    }),
    'site-login-logout': event('The visitor is logged out. Cancelable: after `preventDefault()`, the page does not open `logout-url`.', {
      cancelable: true,
    }),
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
    wrong: 'The email or password is incorrect.',
    tooMany: 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    busy: 'Too many people are logging in. Please try again in a moment.',
    unconnected: 'Unable to connect. Please try again', // spec: page-runtime-platform §8
    failed: 'Login failed. Please try again later.',
    required: 'Please log in to continue.',
    loggedIn: 'You are logged in as {email}.',
    logout: 'Log out',
    leaving: 'Logging out…',
    logoutFailed: 'Logout failed. Please try again.',
    logoutTitle: 'Logout Successful', // spec: page-runtime-platform §2
    logoutText: 'You have been successfully logged out.',
    previewTitle: 'Preview Only', // spec: page-runtime-platform §6
    previewText: 'Log out to use this block like your visitors.',
    previewOn: 'Preview is on.',
    previewOff: 'Preview is off.',
    back: 'Back to the app',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

export type LoginHost = Host<typeof loginSettings.settings, typeof loginSettings.events, typeof loginSettings.texts>;
