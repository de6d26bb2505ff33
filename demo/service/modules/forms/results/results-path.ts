import { paths } from 'site-elements/contract/paths';

/** The owner's page of the results of a form. */
export const resultsPath = (formId: string): string => `${paths.ownerForms}/results/${encodeURIComponent(formId)}`;
