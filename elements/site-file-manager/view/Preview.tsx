import { safeUrl } from '../../../core/links/safe-url.js';
import { type ManagedFile } from '../backends/file-backend.js';
import { getExtension, getFileKind } from '../describe-file.js';
import { Icon } from './icons.js';

/** An image, or an icon with the end of the name. The name beside it describes it. */
export function Preview({ file }: { readonly file: ManagedFile }) {
  const kind = getFileKind(file);
  const url = safeUrl(file.url);
  if (kind === 'image' && url)
    return <span key="image" className="preview"><img src={url} alt="" loading="lazy" decoding="async" draggable={false} /></span>;
  return <span key="icon" className="preview" aria-hidden="true"><Icon name={kind} /><span className="extension">{getExtension(file.name)}</span></span>;
}
