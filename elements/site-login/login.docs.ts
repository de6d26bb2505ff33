import type { Docs } from '../../core/manifest/docs.js';
import type { loginSettings } from './login.settings.js';

export const loginDocs: Docs<typeof loginSettings> = {
  details: `For those who work on the site (an account in the site context, with a role that is more than looking) a page with
this element knows some keys. Escape closes what is open over the page; else, in the editor, it closes the guide
(\`data-site-guide\`) or turns the preview on and off (\`data-site-preview\` at \`<html>\`); else it opens the editor.
Shift and Escape log out. Each is a page event first that a script may cancel: \`site-config-open\`, \`site-preview-change\`,
\`site-guide-close\`. A click on a block with \`data-site-preview-only\` says that it works after a logout. Other tabs of an
administrator hear of it by \`site-admin-message\`. An owner is sent to the editor unless the address says \`no-redirect\`.

Inside an app (WebKit's message handler \`siteNative\`, or an object \`siteNative\` with \`postMessage\`) the page has a
button that leads back. The app answers a request by the event \`site-native-answer\` at the document, with its \`id\` and a
\`value\` or an \`error\`, and asks by \`site-native-call\` with \`handler: 'logout'\`.`,
  slots: {
    '': 'Your own `<form>` with an email and a password field, or nothing, for a form that is drawn. With an `action` it works without scripts.',
    account: 'What a logged-in visitor sees in place of the form.',
  },
  parts: {
    account: 'What a logged-in visitor sees.', error: 'Why a logout did not work.', logout: 'The button that logs out.',
    back: 'The button that leads back into the app.', notice: 'The dialog after a logout, and in a preview.',
  },
  states: { 'logged-in': 'A visitor is logged in.', submitting: 'The login is on its way.' },
  methods: { logout: 'Logs out and goes to the site\'s root. Resolves to `true` if it worked.' },
  accessibility: [
    'Fields and button are plain controls of the page, so labels, autofill and password managers work; passwords may be pasted and shown.',
    'What did not work is announced, describes both fields, and the password is selected to be typed again.',
    'Escape first closes what is open over the page; in a field it is never taken from what is being typed.',
  ],
  panel: {
    icon: 'M10 4h9v16h-9M4 12h10M11 9l3 3-3 3',
    groups: {
      Behavior: ['redirect', 'remember', 'forgotUrl', 'registerUrl', 'logoutUrl'],
    },
    labels: {
      redirect: 'Page after the login', remember: '“Stay logged in”', forgotUrl: 'Page for a forgotten password', registerUrl: 'Page for new accounts',
      logoutUrl: 'Page after the logout', cloneCart: 'Keep the cart after the logout', useEscapeKeyToLogin: 'Escape opens the login',
      configRedirect: 'Send owners to the editor', endpoint: 'Service address',
    },
  },
};
