import { withReadablePairs } from '../../../../core/theme-builder/contrast-pairs.js';
import { queryWithTheme, readDraft, themeOfQuery, writeDraft } from '../../../../core/theme-builder/draft-address.js';
import { DraftHistory } from '../../../../core/theme-builder/draft-history.js';
import { withColor, type Draft } from '../../../../core/theme-builder/draft.js';
import { outputs, type Seed } from '../../../../core/theme-builder/outputs.js';
import { showCode } from '../dom.js';
import { startPreview } from './preview-frames.js';
import { showAccent, startStarts } from './start-group.js';
import { startFields } from './token-fields.js';
import { startVerdicts } from './verdict-lists.js';

const readAddress = () => readDraft(themeOfQuery(location.search));

/** The theme builder at work. What is set is in the address, and nowhere else. */
export function startBuilder(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('[data-theme-form]')!;
  const status = root.querySelector<HTMLElement>('[data-status]')!;
  const button = (name: string) => root.querySelector<HTMLButtonElement>(`[data-${name}]`)!;
  form.reset(); // browsers restore form fields after navigation

  const { draft: start, problems } = readAddress();
  const history = new DraftHistory(start);
  let draft = start;
  let seed: Seed | null = null;
  const host = {
    current: () => draft,
    change(next: Draft, nextSeed: Seed | null = seed) {
      draft = next;
      seed = nextSeed;
      show();
    },
    commit() {
      if (!history.add(draft)) return;
      writeAddress();
      showSteps();
    },
  };
  const go = (next: Draft) => {
    draft = next;
    show();
    showSteps();
  };
  const step = (next: Draft) => {
    go(next);
    writeAddress();
  };

  const showFields = startFields(form, host);
  const showPreview = startPreview(root);
  const showVerdicts = startVerdicts(root, ({ name, hex }, scheme) => {
    host.change(withColor(draft, name, scheme, hex));
    host.commit();
  });
  startStarts(root, host);
  startOutputs(root);

  function show(): void {
    showFields(draft);
    showPreview(draft);
    showVerdicts(draft);
    showAccent(root, draft);
    showOutputs(root, draft, seed);
    button('reset').disabled = writeDraft(draft) === '';
  }
  function showSteps(): void {
    button('undo').disabled = !history.canUndo;
    button('redo').disabled = !history.canRedo;
  }
  function writeAddress(): void {
    window.history.pushState(null, '', location.pathname + queryWithTheme(location.search, draft) + location.hash);
    keepThemeInLinks(draft);
  }

  button('undo').addEventListener('click', () => step(history.undo()));
  button('redo').addEventListener('click', () => step(history.redo()));
  button('reset').addEventListener('click', () => {
    host.change({}, null);
    host.commit();
    status.textContent = 'This is the default theme.';
  });
  button('fix-all').addEventListener('click', () => {
    host.change(withReadablePairs(draft));
    host.commit();
    root.querySelector<HTMLElement>('#group-colors > summary')!.focus(); // the button is gone
  });
  button('copy-link').addEventListener('click', async () => {
    status.textContent = await navigator.clipboard?.writeText(location.href).then(() => 'Link copied.', () => null) ?? 'Copy the address of this page.';
  });
  addEventListener('keydown', event => {
    const isText = event.target instanceof HTMLTextAreaElement || (event.target instanceof HTMLInputElement && event.target.type === 'text');
    if (isText || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    step(event.shiftKey ? history.redo() : history.undo());
  });
  addEventListener('popstate', () => {
    history.visit(readAddress().draft);
    go(history.current);
    keepThemeInLinks(draft);
  });

  show();
  showSteps();
  keepThemeInLinks(draft);
  if (problems.length > 0) status.textContent = problems.join(' ');
}

/** The page in other colors is the same page: its links keep the theme. */
function keepThemeInLinks(draft: Draft): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.theme-links a')) link.search = queryWithTheme(link.search, draft);
}

function startOutputs(root: HTMLElement): void {
  const showChosen = () => {
    const chosen = root.querySelector<HTMLInputElement>('[name="builder-output"]:checked')?.value;
    for (const form of root.querySelectorAll<HTMLElement>('[data-output]')) form.hidden = form.dataset.output !== chosen;
  };
  root.addEventListener('change', showChosen);
  showChosen(); // browsers restore form fields after navigation
}

function showOutputs(root: HTMLElement, draft: Draft, seed: Seed | null): void {
  for (const { id, write } of outputs) {
    const form = root.querySelector<HTMLElement>(`[data-output="${id}"]`)!;
    const text = write(draft, seed);
    form.querySelector<HTMLElement>('.snippet')!.hidden = text === null;
    form.querySelector<HTMLElement>('[data-unavailable]')!.hidden = text !== null;
    if (text !== null) showCode(form.querySelector('pre code')!, text);
  }
}
