import { button, buttonHover, focusRing } from '../../styles/button.js';
import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';
import { field } from '../../styles/field.js';

/** <site-comments>: the author's form looks as in <site-form>, as wide as a text is read. Any rule of the page wins. */
export const commentsLightStyles = css`
  :where(site-comments, [data-site-comments]) {
    --_accent: var(--site-accent);
    --_accent-text: var(--site-accent-text);
    --_on-accent: var(--site-on-accent);
    --_surface: var(--site-surface);
    --_on-surface: var(--site-on-surface);
    --_field-line: var(--site-field-line);
    --_field-surface: var(--site-field-surface);
    --_field-text: var(--site-field-text);
    --_field-radius: var(--site-field-radius);
    --_button-radius: var(--site-button-radius);
    ${density}
    display: block;
    --_list-room: max(1lh + 2 * max(0.75rem, 12px), 2lh, max(2.75rem, 44px));
  }
  /* A form that will be drawn: two labels, a field, one of five lines, a button. */
  :where(site-comments, [data-site-comments]):where(:not(:has(form), [closed])) {
    --_form-room: calc(3em + 7.5 * max(max(1rem, 16px), 1em) + max(3rem, 48px) + 2 * max(0.375rem, 6px) + 2 * max(1.375rem, 22px)
      + 2 * max(0.625rem, 10px) + 2px + max(3rem, 48px) + max(1rem, 16px) + max(1.5rem, 24px));
  }
  /* Room for that form, and for the message that there are no comments yet. */
  @media (scripting: enabled) {
    :where(site-comments:not(:defined, [data-site-served]), [data-site-comments])::after {
      content: "";
      display: block;
      block-size: calc(var(--_form-room, 0px) + var(--_list-room));
    }
  }
  :where(site-comments, [data-site-comments]) > :where(form) {
    display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(max(1.375rem, 22px) * var(--_density)); max-inline-size: max(40rem, 640px);
    margin-block: max(1rem, 16px) max(1.5rem, 24px); line-height: 1.5;
    > :where(*) { margin-block: 0; }
    > :where(button) { justify-self: start; }
    :where(label) { display: block; font-weight: 600; }
    :where(input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"], [type="hidden"]), textarea) {
      display: block;
      ${field}
    }
    :where(label) > :where(input, textarea) { margin-block-start: max(0.375rem, 6px); font-weight: 400; }
    :where(textarea) { min-block-size: max(8rem, 128px); border-radius: min(var(--_field-radius), 16px); resize: vertical; }
    :where(input, textarea):where(:hover) { border-color: var(--_on-surface); }
    :where(input, textarea, button):where(:focus-visible) { ${focusRing} }
    :where(button:not([type="button"], [type="reset"]), input[type="submit"]) {
      min-block-size: calc(max(3rem, 48px) * var(--_density)); padding: calc(max(0.625rem, 10px) * (2 * var(--_density) - 1)) max(1.75rem, 28px);
      ${button}
    }
    :where(button:not([type="button"], [type="reset"]), input[type="submit"]):where(:hover) { ${buttonHover} }
  }
`;
