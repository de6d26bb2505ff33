/**
 * Whether this is `npm run test:all`: every example in every look, and ten thousand of what the gate has one thousand of.
 * A test that leaves something out of the gate asks here; what it leaves out must differ only in look or in number.
 */
export const isEverything = process.env.TEST_ALL === '1';
