import { namesInZip, storedFirstFile } from './zip-names.js';

/** One type of file that the service takes: what it is called, how it is named, and how its content begins. */
interface Kind {
  readonly type: string;
  readonly extensions: readonly string[];
  is(bytes: Uint8Array): boolean;
}

const latin = (bytes: Uint8Array, from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString('latin1');
const startsWith = (text: string) => (bytes: Uint8Array): boolean => latin(bytes, 0, text.length) === text;
const isIso = (...brands: string[]) => (bytes: Uint8Array): boolean => latin(bytes, 4, 8) === 'ftyp' && brands.includes(latin(bytes, 8, 12));
const isOle = startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const isZip = startsWith('PK\x03\x04');

/** Office documents; those with macros are programs. */
const isOffice = (folder: string) => (bytes: Uint8Array): boolean => {
  const names = isZip(bytes) ? namesInZip(bytes) : [];
  return names.includes('[Content_Types].xml') && names.some(name => name.startsWith(`${folder}/`)) && !names.some(name => /vbaproject/i.test(name));
};
const isOpenDocument =
  (what: string) =>
    (bytes: Uint8Array): boolean =>
      isZip(bytes)
    && storedFirstFile(bytes, 'mimetype') === `application/vnd.oasis.opendocument.${what}`
    && !namesInZip(bytes).some(name => name.startsWith('Basic/'));

// eslint-disable-next-line no-control-regex -- none of these is in a text
const controls = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/;
/** What a browser might run if it opened the file as a page. */
const looksLikeCode = /^[\s\xef\xbb\xbf]{0,100}(<[!?/a-z]|#!)/i;
const isText = (bytes: Uint8Array): boolean => !controls.test(latin(bytes, 0, bytes.length)) && !looksLikeCode.test(latin(bytes, 0, 200));

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** HTML, SVG, scripts and programs are never among these, whatever a form's record allows. */
export const kinds: readonly Kind[] = [
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], is: startsWith('\xff\xd8\xff') },
  { type: 'image/png', extensions: ['png'], is: startsWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/gif', extensions: ['gif'], is: bytes => /^GIF8[79]a$/.test(latin(bytes, 0, 6)) },
  { type: 'image/webp', extensions: ['webp'], is: bytes => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP' },
  { type: 'image/avif', extensions: ['avif'], is: isIso('avif', 'avis') },
  { type: 'image/heic', extensions: ['heic', 'heif'], is: isIso('heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1') },
  { type: 'application/pdf', extensions: ['pdf'], is: startsWith('%PDF-') },
  { type: 'application/rtf', extensions: ['rtf'], is: startsWith('{\\rtf') },
  { type: `${office}.wordprocessingml.document`, extensions: ['docx'], is: isOffice('word') },
  { type: `${office}.spreadsheetml.sheet`, extensions: ['xlsx'], is: isOffice('xl') },
  { type: `${office}.presentationml.presentation`, extensions: ['pptx'], is: isOffice('ppt') },
  { type: `${openDocument}.text`, extensions: ['odt'], is: isOpenDocument('text') },
  { type: `${openDocument}.spreadsheet`, extensions: ['ods'], is: isOpenDocument('spreadsheet') },
  { type: `${openDocument}.presentation`, extensions: ['odp'], is: isOpenDocument('presentation') },
  { type: 'application/msword', extensions: ['doc'], is: isOle },
  { type: 'application/vnd.ms-excel', extensions: ['xls'], is: isOle },
  { type: 'application/vnd.ms-powerpoint', extensions: ['ppt'], is: isOle },
  { type: 'application/zip', extensions: ['zip'], is: isZip },
  { type: 'text/csv', extensions: ['csv'], is: isText },
  { type: 'text/plain', extensions: ['txt', 'text', 'log', 'md'], is: isText },
];

/** The type of a file by its content, which must be what its name promises; null for what is not taken. A name without an end promises nothing. */
export function sniffType(name: string, bytes: Uint8Array): Pick<Kind, 'type' | 'extensions'> | null {
  const [, extension] = /\.([^.]{1,10})$/.exec(name.slice(-11)) ?? [];
  if (extension !== undefined || name.includes('.')) {
    const promised = kinds.find(({ extensions }) => extensions.includes(extension?.toLowerCase() ?? ''));
    return promised?.is(bytes) ? promised : null;
  }
  return kinds.find(kind => kind.type.startsWith('image/') && kind.is(bytes)) ?? null;
}

/**
 * The type of a file by its content alone: the end of its name only decides between types of the same content, such as old Office documents,
 * and texts, which have no mark of their own. Null for what is not accepted.
 */
export function sniffKind(extension: string, bytes: Uint8Array): Pick<Kind, 'type' | 'extensions'> | null {
  const found = kinds.filter(kind => (kind.type.startsWith('text/') ? kind.extensions.includes(extension) : true) && kind.is(bytes));
  return found.find(({ extensions }) => extensions.includes(extension)) ?? found[0] ?? null;
}
