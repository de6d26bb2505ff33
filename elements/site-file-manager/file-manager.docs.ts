import type { Docs } from '../../core/manifest/describe/docs.js';
import type { fileManagerSettings } from './file-manager.settings.js';

export const fileManagerDocs: Docs<typeof fileManagerSettings> = {
  group: 'editors',
  details: `It is a form control whose value is the address of the chosen file: \`value\`, \`name\`, \`required\`, \`disabled\`, \`form\`,
\`validity\` and \`setCustomValidity()\` work as on an \`<input>\`. Write your own \`<input type="url">\` inside: it works without scripts and
is what the form submits. An \`<input type="file">\` works as well: without scripts the form uploads the file, with scripts it submits the
address of the chosen file under the same name.

The files come from a backend:

- \`endpoint="/owner/site-files"\`: the reference service, behind its owner's login. Files up to 60 MB. Above 5 MB, an upload is sent in
  parts and continues where it was interrupted, also after a reload.
- \`files\`: a list in the page, to choose from.
- The property \`backend\`: your own functions. Only \`list\` is required; \`put\`, \`replace\`, \`rename\`, \`describe\`, \`remove\` and
  \`findUses\` each show their button.

\`\`\`js
document.querySelector('site-file-manager').backend = {
  list: async ({ folder, search, sort, after }, signal) => ({ files: [{ url: '/media/vase.jpg', name: 'vase.jpg' }] }),
  put: async ({ id, file, folder, signal, onProgress }) => ({ url: '/media/new.jpg', name: file.name }),
  remove: async file => {},
};
\`\`\`

\`put\` may be called again with the same \`id\` after a lost response: store the file once. Reject with a \`FileBackendError\` whose fault is
\`offline\` or \`busy\`, and the upload is tried again automatically.

\`\`\`js
import { s3Backend } from 'site-elements/site-file-manager';

manager.backend = s3Backend({
  sign: request => fetch('/sign', { method: 'POST', body: JSON.stringify(request) }).then(response => response.text()),
  publicUrl: key => \`https://files.example/\${key}\`,
  maxBytes: 500_000_000,
});
\`\`\`

\`sign\` returns a presigned address; the keys of the bucket stay on your server. \`serviceBackend({ endpoint, headers })\` of
the same module connects to a service on another origin, with a token of your own.`,
  functions: {
    FileBackendError: 'An error of a backend, with what has failed and, if it is for people, its message.',
    listFiles: 'Answers a query from all files, for a backend that can only return everything.',
    s3Backend: 'Returns a backend for a bucket of Amazon S3 or of a compatible host, by presigned addresses.',
    serviceBackend: 'Returns a backend for the reference service at an address, with headers of your own.',
  },
  slots: { '': 'Your own label and `<input>`.' },
  parts: {
    input: 'The rendered field, without your own.',
    button: 'The button that opens the files.',
    panel: 'The files: a dialog, or a section of the page.',
    upload: 'The upload button.',
    uploads: 'Running and finished uploads.',
    files: 'The list of files.',
    file: 'A file in the list.',
    detail: 'The details of a file.',
    'focal-point': 'The image on which the focal point is set.',
    choose: 'The button that chooses the selected file.',
  },
  states: { disabled: 'The control is disabled, by its attribute or a `<fieldset>`.' },
  accessibility: [
    'The files are a list box. Arrow keys move, Space selects, Shift extends the selection, Ctrl+A selects all, and Escape clears the selection.',
    'Enter chooses a file, or opens its details in the mode `manage`. F2 renames, Delete asks before it deletes.',
    'The focal point is a slider with two directions. Arrow keys move it by 1 %; Shift, Page Up and Page Down by 10 %.',
    'Each upload has a progress bar with the name of its file. Failures are announced.',
  ],
  panel: {
    icon: 'M3 6a1 1 0 0 1 1-1h5l2 3h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z',
    groups: { Content: ['value', 'endpoint', 'files', 'folder'], Behavior: ['mode', 'accept', 'layout', 'sort'] },
  },
};
