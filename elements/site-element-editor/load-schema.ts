import { getSchemaAddress } from '../../core/editing/own-files.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { getFromOtherHost } from '../../core/request/get-from-other-host.js';
import { type FormSchema, isFormSchema } from './values/form-schema.js';

const loaded = new Map<string, Promise<FormSchema | null>>();

/** The schema of an element, loaded once a page; null without one. A failure is forgotten, so that the next call tries again. */
export function loadSchema(tag: string, folder: string): Promise<FormSchema | null> {
  const address = new URL(folder ? `${folder.replace(/\/?$/, '/')}${tag}.json` : getSchemaAddress(tag), pageDocument.baseURI).href;
  let schema = loaded.get(address);
  if (!schema) {
    schema = getFromOtherHost<unknown>(address).then(result => {
      const body = result.kind === 'success' ? result.data : null;
      if (isFormSchema(body) && body['x-element'].tag === tag) return body;
      loaded.delete(address);
      return null;
    });
    loaded.set(address, schema);
  }
  return schema;
}
