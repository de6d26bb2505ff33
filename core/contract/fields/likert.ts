import * as v from 'valibot';
import { likertScale } from '../likert-scale.js';
import type { FieldValue } from '../submission.js';
import { chosen, rule } from './rule.js';
import { message } from './text-rules.js';
import { partsSchema, partProblem } from './parts-schema.js';

const points = likertScale.map(([point]) => String(point));

/** A survey: each statement's answer from -2 to 2 by its words; without statements one answer. spec: commerce-forms-data §9 */
export const likert = rule({
  type: 'likert',
  properties: chosen.filter(name => name !== 'prices'),
  needsOptions: 'inEditor',
  requiredMessage: field => (field.options ? 'requiredStatement' : 'requiredChoice'),
  schema: ({ options, required }) => {
    if (!options) {
      return v.pipe(
        v.custom<string | number>(value => typeof value !== 'object' && points.includes(String(value)), message('choice')),
        v.transform((point): FieldValue => Number(point)),
      );
    }
    return partsSchema<FieldValue>({
      names: options,
      needs: required ? options : [],
      missing: 'requiredStatement',
      read: given => {
        const answers = options.filter(statement => Object.hasOwn(given, statement));
        const wrong = answers.find(statement => !points.includes(given[statement]!));
        if (wrong !== undefined) return partProblem(wrong, 'choice');
        return Object.fromEntries(answers.map(statement => [statement, Number(given[statement])]));
      },
    });
  },
});
