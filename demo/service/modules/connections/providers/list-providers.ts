import type { ListProvider } from '../provider.js';
import { brevo } from './brevo.js';
import { mailchimp } from './mailchimp.js';
import { mailerLite } from './mailer-lite.js';

/** Providers of mailing lists, in the order in which owners see them. */
export const listProviders: readonly ListProvider[] = [mailchimp, brevo, mailerLite];

/** The provider with this ID; undefined for an unknown one. */
export const findListProvider = (id: string): ListProvider | undefined => listProviders.find(provider => provider.id === id);
