import * as v from 'valibot';

export const geocodeSchema = v.object({ address: v.pipe(v.string(), v.minLength(1, 'expected an address'), v.maxLength(300)) });
