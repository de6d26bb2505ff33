import { css } from '../../styles/css.js';

/**
 * <site-newsletter>: fields, button and messages as in <site-form>, whose sheet reaches in here. A field and its
 * button share a line, and below 320 px of room the button stands under its field: told by the room itself, so
 * that nothing moves when the script comes. spec: page-runtime-platform §9
 */
export const newsletterLightStyles = css`
  :where(:is(site-newsletter, [data-site-newsletter]) form) {
    &, > :where(.site-form-field, p:has(> button)) {
      display: flex; flex-flow: row wrap; align-items: end; gap: max(0.5rem, 8px);
      > :where(*) { flex: 100%; margin: 0; }
      > :where(label:has(> [type="email"]), input) {
        display: grid;
        gap: max(0.5rem, 8px);
        flex: 999 1 calc((320px - 100%) * 999);
        min-inline-size: max(9rem, 144px);
      }
      > :where(button) { flex: 1 0 auto; }
    }
    > :where(.site-form-field, .site-form-actions) { display: contents; }
    /* The error of a single field is below the line, not within it. */
    &:where(:not(:has(label ~ label))) :where(label, .site-form-field) ~ :where(:not(button, input)) { order: 1; }
    /* The message at the field says it all. */
    &:where(:has([aria-invalid="true"])) > :where(.site-form-summary) { display: none; }
  }
  /* Padding, for resets take margins away. */
  :where(:where(site-newsletter > *):has(+ form)) { padding-block-end: max(1rem, 16px); }
`;
