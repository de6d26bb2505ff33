import * as v from 'valibot';

const word = v.pipe(v.string(), v.minLength(1, 'expected a text'), v.maxLength(200));

/** Without these two a site does not know what its calls to a paid service are for. */
export const placesContextSchema = v.object({ productPage: word, productSection: word });

const sessionToken = v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, 'expected 8 to 100 letters, digits and dashes'));

export const autocompleteSchema = v.object({ ...placesContextSchema.entries, sessionToken, input: v.pipe(v.string(), v.maxLength(200)) });
/** A host's ids may be long, and some ids of our service contain the place. */
const placeId = v.pipe(v.string(), v.minLength(1, 'expected a text'), v.maxLength(1200));

export const placeDetailsSchema = v.object({ ...placesContextSchema.entries, sessionToken, placeId });
