import { siteFontPaths, type SiteFontsAnswer, type SiteFontUsesAnswer } from '../../../core/contract/site-fonts.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { writeJson } from '../../../core/registry/write-json.js';
import { sendUpload } from '../../../core/request/send-upload.js';
import { type FontBackend, FontBackendError, type FontList } from './font-backend.js';

export interface FontServiceOptions {
  /** Address of the service's list of fonts; by default `/owner/fonts` of the page's origin. */
  readonly endpoint?: string;
  /** Headers of each request, such as a token for a service on another origin. */
  readonly headers?: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** Whether cookies are sent to another origin; default false. */
  readonly withCookies?: boolean;
}

interface Call { readonly body?: string | Blob; readonly type?: string; readonly signal?: AbortSignal }

/** The service loads files of the catalog before it answers. */
const idleMs = 120_000;
const jsonType = 'application/json';

/** The body of a response. Throws a `FontBackendError` with the message of a refusal. */
function readBody<Body>(status: number, text: string): Body {
  const body = JSON.parse(text) as Body & { readonly error?: unknown };
  if (status >= 200 && status <= 299) return body;
  throw typeof body.error === 'string' ? new FontBackendError(body.error.slice(0, 500)) : new Error(`The service answered ${status}.`);
}

/** Fonts of the reference service, behind its owner's login. */
export function fontService({ endpoint = siteFontPaths.list, headers, withCookies = false }: FontServiceOptions = {}): FontBackend {
  const base = new URL(endpoint, pageDocument.baseURI);
  let csrf = '';

  const addressOf = (path: string, query: Readonly<Record<string, string>> = {}): string => {
    const url = new URL(base);
    url.pathname = base.pathname.replace(/\/$/, '') + path.slice(siteFontPaths.list.length);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };
  const call = async <Body>(address: string, { body, type, signal }: Call = {}): Promise<Body> => {
    const own = await headers?.() ?? {};
    const { status, text } = await sendUpload(address, {
      verb: body === undefined ? 'GET' : 'POST', body, signal, idleMs, withCookies,
      headers: { Accept: jsonType, ...body !== undefined && { 'Content-Type': type!, 'X-CSRF-Token': csrf }, ...own },
    });
    return readBody<Body>(status, text);
  };
  /** Files of another origin are addressed in full. */
  const read = ({ fonts, catalog, canInstall, limits, csrf: token }: SiteFontsAnswer): FontList => {
    csrf = token;
    const isOwn = base.origin === new URL(pageDocument.baseURI).origin;
    return {
      fonts: isOwn ? fonts : fonts.map(font => ({ ...font, faces: font.faces.map(face => ({ ...face, url: new URL(face.url, base).href })) })),
      catalog: canInstall ? catalog : [], maxBytes: limits.maxBytes,
    };
  };
  const list = async (signal?: AbortSignal): Promise<FontList> => read(await call<SiteFontsAnswer>(addressOf(siteFontPaths.list), { signal }));
  const change = async (path: string, { query, ...content }: Call & { readonly query?: Readonly<Record<string, string>> }): Promise<FontList> => {
    if (!csrf) await list(content.signal);
    return read(await call<SiteFontsAnswer>(addressOf(path, query), content));
  };
  return {
    list,
    put: ({ id, file, signal }) =>
      change(siteFontPaths.upload.replace(':id', id), { query: { name: file.name }, body: file, type: 'application/octet-stream', signal }),
    install: installation => change(siteFontPaths.installation, { body: writeJson(installation), type: jsonType }),
    remove: ({ name }) => change(siteFontPaths.removal, { body: writeJson({ family: name }), type: jsonType }),
    findUses: async ({ name }) => (await call<SiteFontUsesAnswer>(addressOf(siteFontPaths.uses, { family: name }))).uses,
    getPreviewUrl: ({ id }, subset) => addressOf(siteFontPaths.preview.replace(':family', encodeURIComponent(id)), { subset }),
  };
}
