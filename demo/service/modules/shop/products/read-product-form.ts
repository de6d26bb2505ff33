import { generateSku } from 'site-elements/contract/store';
import type { StoredPicture } from '../shop.schema.js';
import { moveRow, applyFieldButton, rowsIn } from '../../../kernel/fields/read-field-rows.js';
import { newPlan, type PlanDraft, planInput } from './plan-draft.js';
import { type ProductDraft, type VariantDraft, variantInput } from './product-draft.js';
import { typedMeasure, variantMeasures } from './variant-measures.js';

/** What was pressed in the editor. All but `save` change the draft only. */
export interface ProductFormAction {
  readonly act: string;
  /** The row of a plan or a field that is at hand next; null for none. */
  readonly row: number | null;
  /** The control in it that is used next. */
  readonly control?: string | undefined;
  /** A category that is not there yet. */
  readonly newCategory: string;
}

export const maxProductOptions = 3;
const mostRows = 1000;
const planAct = /^plan-(up|down|remove)\.(\d{1,3})$/;
const pictureShape = /^(file|name):([\w-]{1,100})$/;

/** What a picture is called in the editor. */
export const keyOfPicture = ({ file, name }: StoredPicture): string => (file ? `file:${file}` : `name:${name ?? ''}`);

function pictureOf(key: string, alt: string): StoredPicture | null {
  const [, kind, name] = pictureShape.exec(key) ?? [];
  return kind === undefined ? null : { [kind]: name!, alt };
}

/** What was posted by the editor, with its button pressed. Rows of variants and of plans follow one another. */
export function readProductForm(sent: ReadonlyMap<string, readonly string[]>, id: string): { draft: ProductDraft; pressed: ProductFormAction } {
  const text = (name: string) => sent.get(name)?.[0]?.trim() ?? '';
  const optionNames = Array.from({ length: maxProductOptions }, (_, at) => text(`option${at}`)).filter(Boolean);
  const pictures: StoredPicture[] = [];
  for (let at = 0; at < mostRows && sent.has(`picture${at}`); at += 1) {
    const picture = pictureOf(text(`picture${at}`), text(`alt${at}`));
    if (picture && !sent.has(`drop${at}`)) pictures.push(picture);
  }
  const name = text('name');
  const { keys, fields } = rowsIn(sent);
  const draft: ProductDraft = {
    id, name, description: text('description').replaceAll('\r\n', '\n'), productType: text('productType'), state: text('state'),
    categories: [...sent.get('categories') ?? []], tags: text('tags'), optionNames, pictures, maxPerOrder: text('maxPerOrder'), hostedUrl: text('hostedUrl'),
    taxClass: text('taxClass') || null,
    variants: readVariants(text, sent, { optionNames, pictures, name }), plans: readPlans(text, sent), isSoldOnce: text('isSoldOnce') === 'yes', fields,
  };
  return press(draft, { keys, act: text('act') || 'save', addType: text('addType'), newCategory: text('newCategory') });
}

/** The picture of a variant: words about it are its own where it is, and the product's where it has one of those. */
function readVariants(
  text: (name: string) => string,
  sent: ReadonlyMap<string, unknown>,
  { optionNames, pictures, name }: Pick<ProductDraft, 'optionNames' | 'pictures' | 'name'>,
): VariantDraft[] {
  const variants: VariantDraft[] = [];
  for (let row = 0; row < mostRows && sent.has(variantInput(row, 'sku')); row += 1) {
    const cell = (part: string) => text(variantInput(row, part));
    const isStored = sent.has(variantInput(row, 'known'));
    const values = optionNames.map((_, at) => cell(`option${at}`));
    const others = ['price', 'sale', 'stock', ...variantMeasures.map(({ part }) => part)];
    if (cell('sku') === '' && (isStored || ![...values, ...others.map(cell)].some(Boolean))) continue;
    const measures = variantMeasures.filter(({ part }) => sent.has(variantInput(row, part)));
    const words = cell('alt') || [name, ...values].filter(Boolean).join(', ');
    const picture = pictureOf(cell('picture'), words);
    variants.push({
      sku: cell('sku') || generateSku(),
      values,
      price: cell('price').replace(',', '.'),
      sale: cell('sale').replace(',', '.'),
      stock: cell('stock'),
      grams: '',
      ...Object.fromEntries(measures.map(measure => [measure.part, typedMeasure(measure, cell(measure.part))])),
      picture: picture && ((cell('alt') === '' && pictures.find(one => keyOfPicture(one) === keyOfPicture(picture))) || picture),
      ...(isStored && { stockShown: cell('stockShown') }),
    });
  }
  return variants;
}

function readPlans(text: (name: string) => string, sent: ReadonlyMap<string, unknown>): PlanDraft[] {
  const plans: PlanDraft[] = [];
  for (let row = 0; row < mostRows && sent.has(planInput(row, 'every')); row += 1) {
    const cell = (part: keyof PlanDraft) => text(planInput(row, part));
    plans.push({ id: cell('id'), every: cell('every'), unit: cell('unit'), payments: cell('payments'), percentOff: cell('percentOff') });
  }
  return plans;
}

function press(
  draft: ProductDraft,
  { keys, act, addType, newCategory }: { keys: readonly string[]; act: string; addType: string; newCategory: string },
): { draft: ProductDraft; pressed: ProductFormAction } {
  const plans = draft.plans ?? [];
  if (act === 'plan-add') return { draft: { ...draft, plans: [...plans, newPlan] }, pressed: { act, row: plans.length, newCategory } };
  const [, planDoes, at] = planAct.exec(act) ?? [];
  if (planDoes !== undefined && Number(at) < plans.length) {
    const { list, row } = moveRow(plans, Number(at), planDoes as 'up' | 'down' | 'remove');
    return { draft: { ...draft, plans: list }, pressed: { act: `plan-${planDoes}`, row, newCategory } };
  }
  const done = applyFieldButton(draft.fields ?? [], { keys, pressed: act, addType });
  if (done) return { draft: { ...draft, fields: done.fields }, pressed: { act: done.act, row: done.row, control: done.control, newCategory } };
  return { draft, pressed: { act: 'save', row: null, newCategory } };
}
