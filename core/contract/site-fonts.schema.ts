import * as v from 'valibot';
import { fontCategories, type SiteFontInstallation, siteFontLimits, type SiteFontRemoval } from './site-fonts.js';

/** The name of a family: a style sheet and a page can contain it as it is. */
export const fontFamilySchema = v.pipe(
  v.string(), v.trim(), v.minLength(1), v.maxLength(siteFontLimits.family), v.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&+_-]*$/u, 'expected the name of a font'),
);
export const fontCategorySchema = v.picklist(fontCategories);
const slug = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'expected a name such as latin-ext'));
const list = <Row extends v.GenericSchema>(row: Row) => v.optional(v.pipe(v.array(row), v.minLength(1), v.maxLength(20)));

/** Body of `POST siteFontPaths.installation`. */
export const siteFontInstallationSchema = v.strictObject({
  family: slug,
  subsets: list(slug),
  styles: list(v.picklist(['normal', 'italic'])),
  weights: list(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  allAxes: v.optional(v.boolean()),
}) satisfies v.GenericSchema<unknown, SiteFontInstallation>;

/** Body of `POST siteFontPaths.removal`. */
export const siteFontRemovalSchema = v.strictObject({ family: fontFamilySchema }) satisfies v.GenericSchema<unknown, SiteFontRemoval>;
