import type { Docs } from '../../core/manifest/describe/docs.js';
import type { loginSettings } from './login.settings.js';

export const loginDocs: Docs<typeof loginSettings> = {
  group: 'forms',
  details: `For site owners (an account in the site context, with more than a read-only role), a page with this element has keyboard
shortcuts. Escape closes an open overlay. Otherwise, in the editor, it closes the guide (\`data-site-guide\`) or turns the preview
on and off (\`data-site-preview\` on \`<html>\`). Otherwise, it opens the editor. Shift+Escape logs out. Before each action, a page
event is dispatched that a script can cancel: \`site-config-open\`, \`site-preview-change\`, \`site-guide-close\`. A click on a block
with \`data-site-preview-only\` shows that it works after logout. Other tabs of an administrator receive \`site-admin-message\`. An
owner is sent to the editor unless the URL has \`no-redirect\`.

Inside an app (WebKit's message handler \`siteNative\`, or an object \`siteNative\` with \`postMessage\`), the page has a button that
returns to the app. The app answers a request with the event \`site-native-answer\` on \`document\`, with its \`id\` and a \`value\` or an
\`error\`. It sends requests with \`site-native-call\` and \`handler: 'logout'\`.`,
  slots: {
    '': 'Your own `<form>` with an email and a password field; with an `action`, it works without scripts. If empty, a form is rendered.',
    account: 'Content for logged-in visitors, shown instead of the form.',
  },
  parts: {
    account: 'The content for a logged-in visitor.', error: 'The message shown if a logout failed.', logout: 'The logout button.',
    back: 'The button that returns to the app.', notice: 'The dialog after logout and in a preview.',
  },
  states: { 'logged-in': 'A visitor is logged in.', submitting: 'The login is being sent.' },
  methods: { logout: 'Logs out and opens `logout-url`. Resolves to `true` on success.' },
  accessibility: [
    'Fields and buttons are native controls in the page, so labels, autofill and password managers work. Passwords can be pasted and shown.',
    'An error is announced and describes both fields, and the password is selected.',
    'Escape first closes an open overlay. It has no effect while the visitor types in a field.',
  ],
  panel: {
    icon: 'M10 4h9v16h-9M4 12h10M11 9l3 3-3 3',
    groups: {
      Behavior: ['redirect', 'remember', 'forgotUrl', 'registerUrl', 'logoutUrl'],
    },
    labels: {
      redirect: 'Page after login', remember: '“Stay logged in”', forgotUrl: 'Page for a forgotten password', registerUrl: 'Page for new accounts',
      logoutUrl: 'Page after logout', cloneCart: 'Keep the cart after logout', useEscapeKeyToLogin: 'Escape opens the login',
      configRedirect: 'Send owners to the editor', endpoint: 'Service address',
    },
  },
};
