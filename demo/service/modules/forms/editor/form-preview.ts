import { html } from 'hono/html';
import type { CalculationResult } from 'site-elements/contract/calculations/form-calculations';
import type { FormField } from 'site-elements/contract/form-field';
import { paths } from 'site-elements/contract/paths';
import { getFormSteps } from 'site-elements/contract/steps/form-steps';
import { askedFields, type FieldInput } from '../../../kernel/fields/asked-fields.js';
import type { FieldDraft } from '../../../kernel/fields/field-draft.js';
import { fieldMarkup, type SubmittedText } from '../../../kernel/fields/field-markup.js';
import { sentValues } from '../../../kernel/fields/sent-values.js';
import type { Html } from '../../../kernel/html.js';
import { calculatedText } from '../submissions/titled-values.js';
import { ownerText, t } from '../texts.js';

export const previewPath = `${paths.ownerForms}/preview`;
/** Before the names of its inputs: they are in the same page as those of the editor. */
const prefix = 'preview-';
const nothing: SubmittedText = new Map();

interface PreviewOptions {
  readonly csrf: Html | '';
  /** The fields as they are in the editor: sent along, so that unsaved changes are previewed without scripts. */
  readonly draft: readonly FieldDraft[];
  /** What is typed into the preview, by the names of its inputs. */
  readonly answers?: SubmittedText;
  /** Whether the inputs are drawn with what is typed; a page with scripts keeps its own. */
  readonly isTypedShown?: boolean;
}

/** What is typed into the preview, as it would be sent. Files are known by their names. */
function sentFrom(fields: readonly FormField[], answers: SubmittedText): FieldInput {
  const posted = new Map([...answers].flatMap(([name, texts]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), texts] as const] : [])));
  const files = fields.filter(({ type }) => type === 'file').map(({ id }) => {
    const names = (posted.get(id) ?? []).filter(Boolean);
    posted.delete(id);
    return [id, names.map(name => new File([], name))] as const;
  });
  return { values: sentValues(fields, posted), files: new Map(files) };
}

/** The fields of each page, with its number in a form with several. A page without a field that is shown is skipped. */
function pagesOf(fields: readonly FormField[], asked: readonly FormField[]): readonly { heading: string; shown: readonly FormField[] }[] {
  const byId = new Map(asked.map(field => [field.id, field]));
  const shownOf = (some: readonly FormField[]) => some.flatMap(({ id }) => byId.get(id) ?? []);
  const isPage = (some: readonly FormField[]) => some.length === 0 || shownOf(some).some(({ type }) => type !== 'section');
  const all = getFormSteps(fields);
  if (all.length === 0) return [{ heading: '', shown: asked }];
  const steps = all.filter(step => (!step.section || byId.has(step.section.id)) && isPage(step.fields));
  return steps.map(({ section, fields: own }, at) => ({
    heading: ownerText('formPageOf', { number: at + 1, count: steps.length }), shown: shownOf([...section ? [section] : [], ...own]),
  }));
}

const resultMarkup = (field: FormField, result: CalculationResult | undefined): Html => html`<p class="field"><span>${field.title}</span> <output>${
  result?.number == null ? '–' : calculatedText(result.number, field)}</output>${
  field.description ? html` <small class="field-note">${field.description}</small>` : ''}</p>`;

/** The fields of the editor in one input of the preview. */
const draftName = 'draft';
const draftText = (draft: readonly FieldDraft[]): string => JSON.stringify(Object.fromEntries(draft.flatMap(({ id, type, title, texts }, row) =>
  Object.entries({ id, type, title, ...texts }).map(([name, value]) => [`f.${row}.${name}`, value]))));

/** What was posted, with the fields of the editor under the names that they have there. */
export function withDraft(posted: SubmittedText): SubmittedText {
  let fields: unknown = null;
  try { fields = JSON.parse(posted.get(draftName)?.[0] ?? '{}'); } catch { /* no fields are previewed */ }
  const drafted = Object.entries(Object(fields) as object).map(([name, value]): [string, string[]] => [name, [String(value)]]);
  return new Map([...posted, ...drafted]);
}

/** The form as a visitor sees it with these answers. Nothing is sent or stored: the answers go to the preview alone. */
export function formPreview(fields: readonly FormField[], { csrf, draft, answers = nothing, isTypedShown = true }: PreviewOptions): Html {
  const { fields: asked, calculated } = askedFields(fields, sentFrom(fields, answers));
  const typed = isTypedShown ? answers : nothing;
  return html`<p class="field-note">${ownerText('formPreviewNote')}</p>
<form method="post" action="${previewPath}" target="form-preview" id="edit.previewForm" novalidate>
${csrf}<input type="hidden" name="${draftName}" value="${draftText(draft)}">
${pagesOf(fields, asked).map(({ heading, shown }) => html`${heading === '' ? '' : html`<p class="owner-page">${heading}</p>`}
${shown.map(field => (field.type === 'calculation' ? resultMarkup(field, calculated.get(field.id))
  : fieldMarkup({ ...field, id: prefix + field.id }, typed, undefined)))}`)}
<p class="actions"><button class="button" type="button" disabled>${t('send')}</button> <button class="button button-quiet" data-without-scripts>${
  ownerText('formPreviewUpdate')}</button></p>
</form>`;
}
