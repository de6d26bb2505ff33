import { $site } from '../../../stores/site.js';
import type { FormHost } from '../../form.settings.js';
import { answersPlaces } from './ask-places.js';

/** Where the service of a form answers. */
export const baseOf = ({ values }: FormHost): string => values.endpoint || $site.get().website.baseUrl;

/** Whether a form's service is to be asked for addresses. */
export function mayAsk(host: FormHost): boolean {
  const { addressSearch, backend, formId } = host.values;
  return addressSearch && backend === 'site' && formId !== '' && answersPlaces(baseOf(host));
}
