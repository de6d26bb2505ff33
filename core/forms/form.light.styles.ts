import { button, buttonHover, focusRing } from '../../styles/button.js';
import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';
import { field } from '../../styles/field.js';
import { spinner } from '../../styles/spinner.js';

/**
 * <site-form> and <site-newsletter>: an author's plain form, before, without and after its scripts. Everything
 * is wrapped in :where(), so any rule of the page wins. Two marks of the element: .submitting on the form, aria-
 * invalid on a field.
 */
export const formLightStyles = css`
  :where(site-form, site-newsletter, [data-site-form], [data-site-newsletter]) {
    --_accent: var(--site-accent);
    --_accent-text: var(--site-accent-text);
    --_on-accent: var(--site-on-accent);
    --_surface: var(--site-surface);
    --_on-surface: var(--site-on-surface);
    --_muted: var(--site-muted);
    /* Its text is shown on the page, which may be dark without a color scheme: so the color of the text is mixed in. */
    --_danger: var(--site-danger, color-mix(in srgb, theme(danger) 60%, currentcolor));
    --_radius: var(--site-radius);
    --_duration: var(--site-duration);
    /* A field's edge must be seen: 3:1 against the page, more than the lines elsewhere. */
    --_field-line: var(--site-field-line);
    --_field-surface: var(--site-field-surface);
    --_field-text: var(--site-field-text);
    --_field-radius: var(--site-field-radius);
    --_button-radius: var(--site-button-radius);
    ${density}
    display: block;
  }
  :where(:is(site-form, site-newsletter):not(:defined, [data-site-served]), [data-site-form], [data-site-newsletter]) > :where([slot="success"]) {
    display: none;
  }
  :where(:is(site-form, site-newsletter, [data-site-form], [data-site-newsletter]) form) {
    max-inline-size: max(40rem, 640px);
    line-height: 1.5;
    overflow-wrap: break-word;
  }
  /* The page may give its forms a display of their own; one that has been sent is gone all the same. */
  :is(site-form, site-newsletter) form[hidden] { display: none !important; }

  /* Rhythm by gaps, which resets leave alone: wide between fields, narrow between a label, its field and its messages. */
  :where(:is(site-form, site-newsletter, [data-site-form], [data-site-newsletter]) form) {
    &:where(:not(:has(> label + :is(input, textarea, select)))) {
      display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(max(1.375rem, 22px) * var(--_density));
    }
    > :where(*) { margin-block: 0; }
    > :where(button, input:is([type="submit"], [type="image"])) { justify-self: start; }
    :where(:is(p, div, fieldset):has(> label + :is(input, textarea, select))) {
      display: grid; grid-template-columns: minmax(0, 1fr); row-gap: max(0.375rem, 6px); align-items: start;
    }
    :where(:is(p, div):has(> label)) > :where(*) { margin-block: 0; }

    /* Fields that lie bare in the form, without wrappers. */
    &:where(:has(> label + :is(input, textarea, select))) > :where(* + *) { margin-block-start: calc(max(1.375rem, 22px) * var(--_density)); }
    > :where(label + :is(input, textarea, select)) { margin-block-start: max(0.375rem, 6px); }
    > :where(.site-form-error, .site-form-counter, small) { margin-block-start: max(0.375rem, 6px); }

    :where(label, legend) { display: block; padding: 0; font-weight: 600; }
    :where(legend) { margin-block-end: max(0.375rem, 6px); }
    :where(fieldset) { min-inline-size: 0; margin-inline: 0; padding: 0; border: 0; }
    :where(small) { display: block; color: var(--_muted); font-size: 0.875em; }

    :where(
      input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"], [type="reset"], [type="image"],
        [type="hidden"], [type="range"], [type="color"], [type="file"]),
      textarea, select
    ) {
      display: block; min-inline-size: 0;
      ${field}
      transition: border-color var(--_duration), box-shadow var(--_duration);
    }
    :where(label) > :where(input, textarea, select) { margin-block-start: max(0.375rem, 6px); font-weight: 400; }
    :where(textarea) {
      min-block-size: max(8rem, 128px); max-block-size: 70vb; resize: vertical; field-sizing: content;
      border-radius: min(var(--_field-radius), 16px); /* fields of a page may be pills */
    }
    :where(input, textarea)::placeholder { color: var(--_muted); opacity: 1; }
    :where(input, textarea, select):where(:hover) { border-color: var(--_on-surface); }
    :where(input, textarea, select, button, a):where(:focus-visible) {
      ${focusRing}
      scroll-margin-block: max(3rem, 48px) max(0.5rem, 8px); /* what is scrolled to has its label above it and its ring whole */
    }

    /* A box and its label on one line, a thumb high. */
    :where(:is(p, div, fieldset):has(> :is([type="checkbox"], [type="radio"]))) {
      display: grid; grid-template-columns: auto minmax(0, 1fr); column-gap: max(0.75rem, 12px); align-items: start;
    }
    :where(label:has(> :is([type="checkbox"], [type="radio"]))) {
      display: flex; gap: max(0.75rem, 12px); align-items: start;
    }
    :where(
      :is([type="checkbox"], [type="radio"]) + label, label:has(> :is([type="checkbox"], [type="radio"]))
    ) {
      min-block-size: calc(max(2.75rem, 44px) * var(--_density)); margin: 0; padding-block: max(0.625rem, 10px); box-sizing: border-box;
      font-weight: inherit; cursor: pointer;
    }
    :where([type="checkbox"], [type="radio"]) {
      flex: none; inline-size: max(1.375rem, 22px); block-size: max(1.375rem, 22px); margin: 0; accent-color: var(--_accent-text);
    }
    :where(:is(p, div, fieldset) > :is([type="checkbox"], [type="radio"])) {
      position: relative; inset-block-start: max(0.6875rem, 11px); /* level with the first line of its label; a margin falls to resets */
    }

    :where(button:not([type="button"], [type="reset"]), input:is([type="submit"], [type="image"])) {
      min-block-size: calc(max(3rem, 48px) * var(--_density)); padding: calc(max(0.625rem, 10px) * (2 * var(--_density) - 1)) max(1.75rem, 28px);
      transition: background-color var(--_duration);
      ${button}
    }
    :where(button:not([type="button"], [type="reset"]), input[type="submit"]):where(:hover) {
      ${buttonHover}
    }
    :where([aria-disabled="true"]) { cursor: progress; }
    &:where(.submitting) :where(button[aria-disabled="true"])::before {
      ${spinner} animation: site-form-turn 0.9s linear infinite;
    }

    /* One field and its button side by side, where there is room. */
    :where(:is(p, div):has(> button):has(> input:not([type="checkbox"], [type="radio"]))) {
      display: flex; flex-wrap: wrap; gap: max(0.5rem, 8px);
    }
    :where(:is(p, div):has(> button):has(> input)) > :where(label) { flex-basis: 100%; margin: 0; }
    :where(:is(p, div):has(> button)) > :where(input:not([type="checkbox"], [type="radio"])) { flex: 1 1 max(14rem, 224px); inline-size: auto; }
    :where(:is(p, div):has(> button):has(> input)) > :where(.site-form-error) { order: 1; flex-basis: 100%; margin-block-start: 0; }

    /* What needs care. */
    :where([aria-invalid="true"]):where(:not([type="checkbox"], [type="radio"])) {
      border-color: var(--_danger); box-shadow: inset 0 0 0 1px var(--_danger);
    }
    :where([aria-invalid="true"]):where([type="checkbox"], [type="radio"]) { outline: 2px solid var(--_danger); outline-offset: 2px; }
    :where([aria-invalid="true"]):where(:focus-visible) { ${focusRing} }
  }
  @keyframes site-form-turn { to { rotate: 1turn; } }
  :where(.site-form-error) {
    display: block; grid-column: 1 / -1; padding-inline-start: 1.625em;
    color: var(--_danger); font-size: 0.9375em; line-height: 1.4; font-weight: 500;
  }
  :where(.site-form-error)::before {
    content: "!"; content: "!" / ""; float: inline-start; margin-block-start: 0.15em; margin-inline-start: -1.857em;
    inline-size: 1.25em; block-size: 1.25em; box-sizing: border-box; border: 0.125em solid; border-radius: 50%;
    font-size: 0.875em; line-height: 1; font-weight: 700; text-align: center;
  }
  :where(.site-form-counter) {
    display: block; grid-column: 1 / -1; color: var(--_muted); font-size: 0.875em;
    font-variant-numeric: tabular-nums; text-align: end;
  }
  :where(.site-form-over) { color: var(--_danger); font-weight: 700; }
  :where(.site-form-summary) {
    display: grid;
    gap: max(0.375rem, 6px);
    padding: max(1rem, 16px) max(1.25rem, 20px);
    border: 1px solid var(--_danger);
    border-inline-start-width: 4px;
    border-radius: var(--_radius);
    background: color-mix(in oklab, var(--_danger) 7%, var(--_surface)); color: var(--_on-surface);
    :where(p, ul) { margin-block: 0; }
    :where(ul) { padding-inline-start: 1.25em; }
    :where(li) { padding-block: max(0.25rem, 4px); }
    :where(a) { text-underline-offset: 0.15em; }
  }
  /* The page's own color of links is made for its own ground, and not for this one. */
  :is(site-form, site-newsletter, [data-site-form], [data-site-newsletter]) .site-form-summary a { color: inherit; }
  :where(.site-form-summary:focus) { outline: 2px solid var(--_danger); outline-offset: 2px; }
  :where(.site-form-summary-title) { font-weight: 700; }
  :where(.site-form-below) {
    border-width: 0; border-inline-start-width: 4px; border-radius: 0; padding-block: max(0.5rem, 8px); background: none; color: inherit;
  }

  @media (prefers-reduced-motion: reduce) {
    :where(:is(site-form, site-newsletter, [data-site-form], [data-site-newsletter]) form) {
      :where(*) { transition: none; }
      &:where(.submitting) :where(button[aria-disabled="true"])::before { animation: none; }
    }
  }
  @media (forced-colors: active) {
    :where(:is(site-form, site-newsletter, [data-site-form], [data-site-newsletter]) form) {
      :where([aria-invalid="true"]) { border-width: 3px; }
      :where([aria-disabled="true"]) { color: GrayText; border-color: GrayText; }
    }
  }
  /* The height of a captcha and its gap above the button, until it is there; a margin falls to resets. */
  @media (scripting: enabled) {
    :where(:is(site-form, site-newsletter)[captcha]:not([captcha="none"]) form:not([data-captcha], :has(.site-form-captcha))) {
      padding-block-end: max(6.25rem, 100px);
      > :where(button, :is(p, div):has(> button)) { translate: 0 max(6.25rem, 100px); }
    }
  }
  @media print {
    :where(:is(site-form, site-newsletter, [data-site-form], [data-site-newsletter]) form) {
      :where(button, input[type="submit"], .site-form-counter) { display: none; }
      :where(textarea) { max-block-size: none; }
    }
  }

  /* A limit becomes a counter of one line below the field, and the attribute goes. */
  :where(site-form, site-newsletter, [data-site-form], [data-site-newsletter]) :where(textarea[maxlength]) { margin-block-end: max(1.6875rem, 27px); }

  /* Fields of a list, and an author's own boxes of the same kinds. */
  :where(:is(site-form, site-newsletter, [data-site-form], [data-site-newsletter]) form) {
    &:where(:has(> .site-form-actions)) { display: flex; flex-direction: column; } /* the rows of a grid take a third longer to lay out */
    /* Each is painted by itself: a letter in one of many is no walk through all. What opens from one lies over the next. */
    :where(.site-form-field, .site-form-summary :is(ul, li)) { isolation: isolate; }
    :where(.site-form-field:focus-within) { z-index: 1; }
    :where(.site-form-field, .site-form-part, [data-field]:not(input, textarea, select)) {
      display: grid; grid-template-columns: minmax(0, 1fr); row-gap: max(0.375rem, 6px); align-items: start;
    }
    :where(.site-form-star) { color: var(--_danger); font-weight: 400; }
    :where(.site-form-parts) { display: grid; grid-template-columns: minmax(0, 1fr); gap: max(0.75rem, 12px); }
    :where(.site-form-part > label) { font-weight: 400; font-size: 0.9375em; }
    :where(.site-form-list > .site-form-parts) { gap: 0; }
    :where(.site-form-tick) { display: grid; grid-template-columns: auto minmax(0, 1fr); column-gap: max(0.75rem, 12px); align-items: start; }
    :where(.site-form-row, .site-form-address) > :where(.site-form-parts) {
      grid-template-columns: repeat(auto-fit, minmax(min(max(14rem, 224px), 100%), 1fr));
    }
    :where(.site-form-part-country, .site-form-part-line1, .site-form-part-line2) { grid-column: 1 / -1; }
    :where(.site-form-phone > .site-form-parts) { grid-template-columns: repeat(auto-fit, minmax(min(max(11rem, 176px), 100%), 1fr)); }
    :where(.site-form-date > .site-form-parts) { display: flex; flex-wrap: wrap; gap: max(0.5rem, 8px); }
    :where(.site-form-part-day, .site-form-part-month) { inline-size: max(4.5rem, 72px); }
    :where(.site-form-part-year) { inline-size: max(6.5rem, 104px); }
    :where([data-field="time"] > [type="time"]) { inline-size: fit-content; min-inline-size: max(9rem, 144px); }
    :where([data-field="currency"] div:has(> input:not([type="radio"])), [data-field="number"] > input) {
      grid-column: 1 / -1;
      max-inline-size: max(16rem, 256px);
    }
    :where(.site-form-marked) { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; }
    :where(.site-form-marked) > :where(*) { grid-row: 1; }
    :where(.site-form-mark) { grid-column: 1; z-index: 1; padding-inline: max(0.875rem, 14px) max(0.5rem, 8px); color: var(--_muted); pointer-events: none; }
    :where(.site-form-marked > input) { grid-column: 1 / -1; padding-inline-start: max(2.25rem, 36px); }
    :where(.site-form-marked:has(> .site-form-mark[data-wide]) > input) { padding-inline-start: max(3.75rem, 60px); }
    :where([data-field="currency"] > .site-form-parts) { grid-template-columns: repeat(auto-fit, minmax(min(max(8rem, 128px), 100%), 1fr)); }
    :where([data-field="currency"] div:has(> [type="radio"])) {
      align-items: center;
      padding: max(0.25rem, 4px) max(0.875rem, 14px);
      border: var(--site-border-width) solid var(--_field-line);
      border-radius: var(--_radius);
    }
    :where([data-field="currency"] [type="radio"]) { inset-block-start: 0; }
    :where([data-field="currency"] div:has(> :checked)) {
      border-color: var(--_accent-text); background: color-mix(in oklab, var(--_accent) 10%, var(--_surface));
    }
    :where([data-field="currency"]:has([type="radio"]):not(:has([value=""]:checked)) div:has(> input:not([type="radio"]))) { display: none; }
    :where([data-site-step]) { display: grid; grid-template-columns: minmax(0, 1fr); gap: inherit; }
    :where([data-site-step]) > :where(:not(legend)) { margin-block: 0; }
    :where([data-site-step] > legend) { font-size: 1.25em; }
    :where(.site-form-section) { display: grid; gap: max(0.25rem, 4px); margin-block-start: max(0.75rem, 12px); }
    :where(.site-form-part, .site-form-section > *) { margin: 0; }
    :where(.site-form-section > h2) { font-size: 1.25em; line-height: 1.3; }
    :where(.site-form-section > p) { color: var(--_muted); }
    :where(.site-form-underline) { padding-block-end: max(0.625rem, 10px); border-block-end: var(--site-border-width) solid var(--_field-line); }

    /* Answers side by side under their statement where there is room, else one under the other. */
    :where(.site-form-likert > .site-form-parts) { container-type: inline-size; gap: max(1.25rem, 20px); }
    :where(.site-form-statement > legend) { font-weight: 400; }
  }
  @container (min-width: 480px) {
    :where(:is(site-form, site-newsletter, [data-site-form], [data-site-newsletter]) form) {
      :where(.site-form-scale) {
        display: grid;
        grid-template-columns: repeat(5, minmax(0, 1fr));
        border: var(--site-border-width) solid var(--_field-line);
        border-radius: var(--_radius);
      }
      :where(.site-form-scale > .site-form-tick) {
        display: flex;
        flex-direction: column;
        align-items: center;
        text-align: center;
        padding-block-start: max(0.75rem, 12px);
      }
      :where(.site-form-scale > .site-form-tick + .site-form-tick) { border-inline-start: 1px solid color-mix(in oklab, var(--_field-line) 35%, transparent); }
      :where(.site-form-scale > .site-form-tick > input) { inset-block-start: 0; }
      :where(.site-form-scale > .site-form-tick > label) {
        inline-size: 100%;
        padding: max(0.375rem, 6px) max(0.25rem, 4px) max(0.625rem, 10px);
        font-size: 0.875em;
        line-height: 1.3;
      }
      :where(.site-form-scale > .site-form-tick:has(:checked)) { background: color-mix(in oklab, var(--_accent) 10%, var(--_surface)); }
    }
  }
  :where(.site-form-delay) {
    padding: max(0.75rem, 12px) max(1.25rem, 20px);
    border-inline-start: 4px solid var(--_accent-text);
    background: color-mix(in oklab, var(--_accent) 8%, var(--_surface));
    color: var(--_on-surface);
  }
  :where(.site-form-honeypot) { inline-size: 1px; block-size: 1px; overflow: hidden; }
`;
