import type { BackendProperty } from '../../core/editing/backend-property.js';
import type { FormControl } from '../../core/editing/form-control.js';
import { registerFeature } from '../../core/element/register-feature.js';
import type { SiteElement } from '../../core/element/register.js';
import type { FileBackend } from './backends/file-backend.js';
import { fileManager } from './file-manager.element.js';

export {
  FileBackendError, type FileBackend, type FileDetails, type FileFault, type FileLimits, type FileList, type FileQuery, type FileUpload, type ManagedFile,
} from './backends/file-backend.js';
export { listFiles } from './backends/list-files.js';
export { s3Backend, type S3BackendOptions, type S3Request } from './backends/s3-backend.js';
export { serviceBackend, type ServiceBackendOptions } from './backends/service-backend.js';

export const SiteFileManager = registerFeature(fileManager);
export type SiteFileManager = SiteElement<typeof fileManager.table.settings, typeof fileManager.table.events> & FormControl & BackendProperty<FileBackend>;

declare global {
  interface HTMLElementTagNameMap { 'site-file-manager': SiteFileManager }
}
