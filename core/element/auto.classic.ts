// `<script src=".../auto.classic.js"></script>`: the autoloader for boxes that take plain scripts only, and for optimisers
// that make plain scripts of all. It finds where the files are, imports `auto.js` from there, and says in one line of the
// console what is in the way. Built into one plain script without imports of its own.

const name = 'auto.classic.js';
const example = `<script src="https://YOUR-SITE/site-elements/${name}" data-base="https://YOUR-SITE/site-elements/"></script>`;
const help = 'Elements show the page\'s own content. See docs/it-does-not-show.md.';
/** Pictures and forms of the page may hide the document's own members. */
const root = Reflect.get(Document.prototype, 'documentElement', document) as HTMLElement;
const say = (fact: string) => console.error(`site-elements: ${fact} ${help}`);

/** Our files' address: what the page says, else beside this script, else beside a script tag that names it. */
function findBase(): string | null {
  const said = root.querySelector<HTMLElement>('script[data-base]')?.dataset.base;
  if (said) return new URL(said.replace(/\/?$/, '/'), root.baseURI).href;
  const running = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null;
  const source = running ? running.src : root.querySelector<HTMLScriptElement>(`script[src*="${name}"]`)?.src;
  return source && /^(https?|file):/.test(source) ? new URL('.', source).href : null;
}

/** Why a module did not load: browsers do not report it to scripts, so the file is requested once more and examined. */
async function reasonFor(address: string, error: unknown): Promise<string> {
  const answer = await fetch(address).catch(() => null);
  if (!answer) return `${address} cannot be read: the host is another one and does not send "Access-Control-Allow-Origin", or it does not answer.`;
  if (!answer.ok)
    return `${address} answers ${answer.status}: the path is wrong, or this script was copied elsewhere by an optimiser. Say where the files are: ${example}`;
  const type = answer.headers.get('content-type') ?? 'no type';
  if (!/(java|ecma)script/.test(type))
    return `${address} is served as "${type}"; expected "text/javascript". The path is wrong (a page answers), or the server does not know .js.`;
  return `${address} did not run: ${String(error)}.`;
}

function start(): void {
  if (location.protocol === 'file:')
    return say(
      'the page was opened as a file (file://), from which browsers load no modules; open it over http, from any local web server.',
    );
  const base = findBase();
  if (!base) return say(`${name} was inlined or moved and does not know where its files are; expected ${example}`);
  const address = `${base}auto.js`;
  import(address).catch(async (error: unknown) => say(await reasonFor(address, error)));
}

start();
export {};
