import { getDocument } from '../../platform/page-document.js';
import { readStored, writeStored } from '../../platform/storage.js';
import type { StoredPlace } from '../../platform/stored-keys.js';
import { getFormMembers } from '../dom/members.js';
import { pause } from '../../platform/timing.js';
import { returnWindowMs, storedDraft, type StoredDraft, weekMs, writeDraft } from './draft.js';
import { createDraft, restoreDraft } from './form-draft.js';

/** Long enough that fast typing is one writing, short enough that a crash loses a word. */
const calmMs = 300;

interface DraftOptions { readonly place: StoredPlace; readonly signal: AbortSignal }

/** Fills a form from its draft, and keeps the draft up to date as the visitor types. */
export function storeDraft(form: HTMLFormElement, { place, signal }: DraftOptions): Omit<StoredDraft, 'filled'> {
  let waiting: AbortController | null = null;
  const cancel = () => {
    waiting?.abort();
    waiting = null;
  };
  const write = () => {
    cancel();
    writeStored(place, writeDraft(createDraft(form), Date.now()));
  };
  const finish = () => { if (waiting) write(); };
  const draft = readStored(place, storedDraft(Date.now()));
  if (draft) restoreDraft(draft, form);

  const later = async () => {
    if (waiting) return;
    const { signal: cancelled } = waiting = new AbortController();
    await pause(calmMs, cancelled);
    if (!cancelled.aborted) write();
  };
  getFormMembers(form).addEventListener('input', later, { signal });
  getFormMembers(form).addEventListener('change', later, { signal });
  void later(); // what was typed before this was fetched
  getDocument(form).addEventListener('visibilitychange', finish, { signal }); // the last word of a page that is closed
  signal.addEventListener('abort', finish, { once: true });
  return {
    store: () => void later(),
    forget() {
      cancel();
      writeStored(place, null);
    },
    keepBriefly() {
      cancel();
      writeStored(place, writeDraft(createDraft(form), Date.now() - weekMs + returnWindowMs));
    },
  };
}
