import { fieldProperties } from '../../core/editing/field-properties.js';
import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';
import { field } from '../../styles/field.js';

/**
 * <site-link-editor>: the author's field and list of pages, and the room that its button and an inline editor take, so that the page does
 * not shift when they are drawn. Everything is wrapped in :where(), so any rule of the page wins.
 */
export const linkEditorLightStyles = css`
  :where(site-link-editor, [data-site-link-editor]) {
    ${fieldProperties}
    ${density}
    --_field-room: calc(max(3rem, 48px) * var(--_density));
    --_button-room: calc(var(--_field-room) + 8px);
    box-sizing: border-box;
    display: block;
    line-height: 1.5;
  }
  :where(site-link-editor[inline]:not([inline="false"])) {
    --_button-room: 0px; --_panel-room: calc(var(--_fields-room, 512px) + var(--_details-room, 0px));
  }
  :where(site-link-editor:is([for]:not([for=""]), [details]:not([details="false"]))) { --_details-room: 152px; }
  @media (pointer: coarse) {
    :where(site-link-editor) { --_fields-room: 580px; }
    :where(site-link-editor:is([for]:not([for=""]), [details]:not([details="false"]))) { --_details-room: 172px; }
  }
  :where(site-link-editor:not(:has(input, textarea, select))) { --_own-room: calc(1lh + 6px + var(--_field-room)); }
  :where(site-link-editor[editable]:not([editable=""])) { --_button-room: 0px; --_own-room: 0px; }
  @media (scripting: enabled) {
    :where(site-link-editor:not(:defined, [data-site-served])) { padding-inline-end: var(--_button-room); padding-block-end: var(--_panel-room, 0px); }
    :where(site-link-editor:not(:defined, [data-site-served])) { min-block-size: calc(var(--_own-room, 0px) + var(--_panel-room, 0px)); }
    :where(:is(site-link-editor, [data-site-link-editor]) > :is(ul, ol, nav)) { display: none; }
  }
  :where(:is(site-link-editor, [data-site-link-editor]) label) { display: grid; gap: max(0.375rem, 6px); line-height: 1.5; }
  :where(:is(site-link-editor, [data-site-link-editor]) input) { direction: ltr; ${field} }
  :where(:is(site-link-editor, [data-site-link-editor]) input:focus-visible) { outline: 2px solid var(--site-accent-text); outline-offset: 1px; }
  ::highlight(site-link-editor) { background-color: Highlight; color: HighlightText; }
`;
