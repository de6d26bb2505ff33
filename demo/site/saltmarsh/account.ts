import { paths } from '../../../core/contract/paths.js';
import { demoAccount } from '../../service/modules/accounts/demo-account.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { saltmarshPage } from './saltmarsh-page.js';

/** Where a visitor logs in, and out again. Without scripts the form is posted and leads back to the shop. */
export function accountPage(view: View): Html {
  return saltmarshPage({
    view,
    title: 'Your account',
    description: 'Log in to see what you have ordered and when you are at the wheel.',
    unlisted: true,
    main: html`
<div class="contact">
  <div class="contact-words">
    <h1>Your account</h1>
    <p class="lede">For those who throw with us every week: your evenings at the wheel, and what is in the kiln for you.</p>
    <dl class="facts">
      <div><dt>Look around</dt><dd>This is a demo. Everybody may log in as<br><code>${demoAccount.email}</code><br>with the password <code>${demoAccount.password}</code></dd></div>
      <div><dt>No account yet</dt><dd>We make one with your first evening. <a href="${linkTo(view, '/saltmarsh/contact')}">Write to us</a>.</dd></div>
    </dl>
  </div>
  <site-login class="contact-form" logout-url="/saltmarsh">
    <form action="${paths.plainLogin}" method="post" aria-label="Log in">
      <input type="hidden" name="next" value="/saltmarsh/shop">
      <p class="field">
        <label for="email">Email</label>
        <input id="email" type="email" name="email" autocomplete="username" required>
      </p>
      <p class="field">
        <label for="password">Password</label>
        <input id="password" type="password" name="password" autocomplete="current-password" required>
      </p>
      <p class="field field-check">
        <input id="remember" name="rememberMe" type="checkbox" value="true">
        <label for="remember">Stay logged in on this device</label>
      </p>
      <p><button class="button">Log in</button></p>
    </form>
    <div slot="account">
      <h2>Good to see you</h2>
      <p>Nothing of yours is in the kiln. <a href="${linkTo(view, '/saltmarsh/whats-on')}">See what’s on at the wheel</a>.</p>
    </div>
  </site-login>
</div>
`,
  });
}
