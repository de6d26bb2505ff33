import { type FieldText, ownerText } from './texts.js';

const said = {
  addCondition: 'conditionAdded', removeCondition: 'conditionRemoved', addSum: 'sumAdded', removeSum: 'sumRemoved',
} as const satisfies Readonly<Record<string, FieldText>>;

/** What a button of a condition or a formula does to its rows. */
export type RowAct = keyof typeof said;
export const isRowAct = (act: string): act is RowAct => Object.hasOwn(said, act);
/** What has happened, for people. */
export const rowActText = (act: RowAct): string => ownerText(said[act]);
