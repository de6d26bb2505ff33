import { studioPlace } from '../../tiles/countryside/place.js';

/** The facts of the invented business, told once. */
export const studio = {
  name: 'Saltmarsh Pottery',
  email: 'hello@saltmarsh.example',
  street: 'The Net Loft, Staithe Lane',
  town: 'Sallow Staithe',
  county: 'Norfolk',
  ...studioPlace,
  checkoutPath: '/commerce/goto-checkout',
} as const;
