import { regionNames } from 'site-elements/contract/language';
import { formatOwnerDay } from '../../../kernel/language/format-values.js';
import { currentLanguage } from '../../../kernel/language/speech.js';
import { eventWords } from '../owner/event-words.js';
import { otherName } from './figure-store.js';
import { listKinds, type ListKind } from './read-figures.js';
import type { FigureKind } from './read-count.js';
import { ownerText, type OwnerText } from './texts.js';

/** Titles of the lists, and of their first columns. */
export const listTexts: Readonly<Record<ListKind, readonly [title: OwnerText, column: OwnerText, counted: OwnerText]>> = {
  page: ['visitsPages', 'visitsPage', 'visitsPagesSeen'],
  entry: ['figuresEntries', 'visitsPage', 'figuresVisits'],
  exit: ['figuresExits', 'visitsPage', 'visitsTimes'],
  referrer: ['visitsReferrers', 'visitsSite', 'figuresVisits'],
  campaign: ['figuresCampaigns', 'figuresCampaign', 'figuresVisits'],
  device: ['figuresDevices', 'figuresDevice', 'visitsPagesSeen'],
  language: ['figuresLanguages', 'figuresLanguage', 'visitsPagesSeen'],
  country: ['figuresCountries', 'figuresCountry', 'visitsPagesSeen'],
  press: ['figuresGoals', 'figuresGoal', 'visitsTimes'],
  submission: ['figuresGoals', 'figuresGoal', 'visitsTimes'],
  order: ['figuresGoals', 'figuresGoal', 'visitsTimes'],
  search: ['visitsSearchesEmpty', 'visitsSearch', 'visitsTimes'],
  missing: ['figuresMissing', 'visitsPage', 'visitsTimes'],
  media: ['figuresMedia', 'visitsEvent', 'visitsTimes'],
};
export const listNames = Object.keys(listKinds) as ListKind[];

const devices: Readonly<Record<string, OwnerText>> = { phone: 'devicePhone', tablet: 'deviceTablet', desktop: 'deviceDesktop' };

/** What a stored name is called to the owner. */
export function nameWords(kind: FigureKind, name: string): string {
  if (name === otherName) return ownerText('visitsOther');
  if (kind === 'device') return Object.hasOwn(devices, name) ? ownerText(devices[name]!) : name;
  if (kind === 'country') return regionNames(currentLanguage()).of(name) ?? name;
  if (kind === 'press') return ownerText('eventButtonPressed', { of: name });
  if (kind === 'submission') return ownerText('goalSubmitted', { of: name });
  if (kind === 'order') return ownerText('goalOrder');
  return kind === 'media' ? eventWords(name) : name;
}

/** A day, or a month as it is named in files. */
export const periodWords = (period: string): string => (period.length === 10 ? formatOwnerDay(period) : period);
