import { ownerText } from '../texts.js';

/** A payment provider as its owner knows it: its own name, and the demo's as what it does. */
export const providerTitle = (name: string): string =>
  (name === 'demo' ? ownerText('payProviderDemo') : name.charAt(0).toUpperCase() + name.slice(1));
