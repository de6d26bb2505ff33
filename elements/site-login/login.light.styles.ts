import { button, focusRing } from '../../styles/button.js';
import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';
import { field } from '../../styles/field.js';
import { spinner } from '../../styles/spinner.js';

/** <site-login>: an author's form and the drawn one. Everything is wrapped in :where(), so any rule of the page wins. */
export const loginLightStyles = css`
  :where(site-login, [data-site-login]) {
    --_accent: var(--site-accent);
    --_accent-text: var(--site-accent-text);
    --_on-accent: var(--site-on-accent);
    --_surface: var(--site-surface);
    --_on-surface: var(--site-on-surface);
    --_danger: var(--site-danger);
    --_field-line: var(--site-field-line);
    --_field-surface: var(--site-field-surface);
    --_field-text: var(--site-field-text);
    --_field-radius: var(--site-field-radius);
    --_button-radius: var(--site-button-radius);
    ${density}
    --_radius: var(--site-radius);
    /* Two fields, the ticks, the button and its links. What stands in a line is the same in every language and font. */
    --_room: var(--site-login-room, calc(3em + max(12.75rem, 204px) + var(--_ticks, max(5.5rem, 88px)) + var(--_links, 0px)));
    display: block;
    max-inline-size: max(26rem, 416px);
  }
  :where(:is(site-login, [data-site-login]):is([register-url], [data-register-url]):is([forgot-url], [data-forgot-url])) {
    --_links: calc(3em + max(2.5rem, 40px));
  }
  :where(:is(site-login, [data-site-login]):is([remember="false" i], [data-remember="false" i])) { --_ticks: max(2.75rem, 44px); }
  /* The page may give its forms a display of their own; who is logged in needs none. */
  site-login form[hidden], site-login .site-login-message[hidden] { display: none !important; }
  :where(site-login:not(:defined, [data-site-served]), [data-site-login]) > :where([slot="account"]) { display: none; }
  :where(:is(site-login, [data-site-login]) > :is(h2, h3, h4) + form) { margin-block-start: max(1rem, 16px); }
  :where(:is(site-login, [data-site-login]) form) {
    display: grid; grid-template-columns: minmax(0, 1fr); gap: max(1rem, 16px); line-height: 1.5; overflow-wrap: break-word;
    > :where(*) { margin-block: 0; }
    :where(p:has(> label + input), label:has(> input:not([type="checkbox"]))) { display: grid; gap: max(0.375rem, 6px); }
    :where(label:has(> input:not([type="checkbox"])), label:has(+ input)) { font-weight: 600; }
    :where(input:not([type="checkbox"], [type="hidden"], [type="submit"])) {
      ${field}
      font-weight: 400;
    }
    :where(input)[aria-invalid="true"] { border-color: var(--_danger); box-shadow: inset 0 0 0 1px var(--_danger); }
    :where(label:has([type="checkbox"])) {
      display: flex; gap: max(0.625rem, 10px); align-items: center; min-block-size: calc(max(2.75rem, 44px) * var(--_density)); cursor: pointer;
    }
    :where([type="checkbox"]) { flex: none; inline-size: max(1.375rem, 22px); block-size: max(1.375rem, 22px); margin: 0; accent-color: var(--_accent-text); }
    :where(button:not([type="button"]), input[type="submit"]) {
      justify-self: start; min-block-size: calc(max(3rem, 48px) * var(--_density));
      padding: calc(max(0.625rem, 10px) * (2 * var(--_density) - 1)) max(1.75rem, 28px);
      ${button}
    }
    :where([aria-disabled="true"]) { cursor: progress; }
    &:where(.submitting) :where([aria-disabled="true"])::before {
      ${spinner} animation: site-login-turn 0.9s linear infinite;
    }
    :where(input, button, a):where(:focus-visible) { ${focusRing} }
    :where(.site-login-choices) { display: grid; justify-items: start; }
    :where(.site-login-actions) { display: flex; flex-wrap: wrap; gap: 0 max(1.25rem, 20px); align-items: center; }
    :where(.site-login-actions:has(a + a)) { display: grid; justify-items: start; }
    :where(.site-login-actions a) { padding-block: max(0.625rem, 10px); }
    :where(.site-login-message) {
      padding: max(0.75rem, 12px) max(1rem, 16px); border: 1px solid var(--_danger); border-inline-start-width: 4px; border-radius: var(--_radius);
      background: color-mix(in oklab, var(--_danger) 7%, var(--_surface)); color: var(--_on-surface);
    }
  }
  @keyframes site-login-turn { to { rotate: 1turn; } }
  @media (scripting: enabled) {
    /* Room for the form that will be drawn, and at least as much for it then. */
    :where(site-login:not(:has(form), :state(logged-in)))::after, :where(site-login > form[data-site-drawn]:not(:has(input))) {
      content: "";
      display: block;
      float: none;
      padding-block-end: var(--_room);
    }
    :where(site-login > form[data-site-drawn]:has(input)) { align-content: start; min-block-size: var(--_room); }
  }
  @media (prefers-reduced-motion: reduce) {
    :where(site-login form.submitting [aria-disabled="true"])::before { animation: none; }
  }
`;
