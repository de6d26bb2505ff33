import { readResumeLink, type ResumeLink } from '../../contract/saved-drafts/resume-link.js';
import { type SavedDraftAnswer, savedDraftPath } from '../../contract/saved-drafts/saved-draft.js';
import { decryptText, joinKeys } from '../../platform/encryption.js';
import { removeFragment } from '../../platform/history.js';
import { getDocument } from '../../platform/page-document.js';
import { request } from '../../request/request.js';
import { $site } from '../../stores/site.js';
import { getFormMembers } from '../dom/members.js';
import { createOwnNode } from '../dom/own-nodes.js';
import { restoreDraft } from '../drafts/form-draft.js';
import { hasUnsavedFields } from './create-contents.js';
import type { SaveText, SaveTextKey } from './save-texts.js';
import { readContents, type SavedContents } from './saved-contents.js';
import type { SaveOptions } from './save-options.js';
import { ResumeNotice, type ResumeNoticeProps } from './SaveViews.js';

interface ResumeOptions extends SaveOptions {
  readonly text: SaveText;
  /** The draft with this ID is in the form. */
  onResumed(id: string): void;
}

/** Links that have been taken out of the page's address, by the element that they are for: its form may be replaced meanwhile. */
const links = new WeakMap<Element, ResumeLink>();

/** What was read of a link: the draft, or the message about it. */
type Read = SavedContents | Extract<SaveTextKey, 'resumeGone' | 'resumeDamaged' | 'resumeFailed'>;

/** Puts the draft into the form whose link the page was opened with. */
export class ResumedForm {
  readonly #notice: HTMLElement;
  #keys: readonly SaveTextKey[] = [];
  #action: ResumeNoticeProps['action'] = null;
  #contents: SavedContents | null = null;
  /** The visitor is led to the notice once it is drawn. */
  #isLeading = false;

  constructor(private readonly options: ResumeOptions) {
    const { form, host, state, parts, signal } = options;
    this.#notice = createOwnNode(form, 'div', 'site-form-resumed');
    const link = this.#takeLink();
    if (!link) return;
    this.#notice.setAttribute('role', 'status');
    this.#notice.tabIndex = -1;
    this.#notice.addEventListener('click', event => {
      const { resume } = (event.target as Element).closest<HTMLElement>('[data-resume]')?.dataset ?? {};
      if (resume === 'retry') void this.#resume(link);
      else if (resume === 'replace') this.#replace();
    }, { signal });
    signal.addEventListener('abort', () => parts.drop(this.#notice), { once: true });
    signal.addEventListener('abort', state.$snapshot.listen(({ phase }) => {
      if (phase !== 'success') return;
      this.#contents = null;
      parts.drop(this.#notice);
    }), { once: true });
    host.onTextsChange(() => { if (!signal.aborted && this.#keys.length > 0 && state.phase !== 'success') this.#show(this.#keys, this.#action); });
    void this.#resume(link);
  }

  /** The key must not stay in the address, where it would be copied, shared and stored in the history. */
  #takeLink(): ResumeLink | undefined {
    const { form, host } = this.options;
    const element = host.element!;
    const link = readResumeLink(getDocument(form).location.hash);
    if (link !== null && (link === 'damaged' || link.formId === host.values.formId)) {
      removeFragment();
      links.set(element, link);
    }
    return links.get(element);
  }

  async #resume(link: ResumeLink): Promise<void> {
    const { host, signal, state, whenFilled, onResumed } = this.options;
    this.#show(['resumeLoading'], null);
    const [read] = await Promise.all([this.#read(link), whenFilled()]);
    if (signal.aborted || state.phase === 'submitting' || state.phase === 'success') return;
    this.#isLeading = true;
    if (typeof read === 'string') {
      if (read !== 'resumeFailed') links.delete(host.element!);
      this.#show([read], read === 'resumeFailed' ? 'retry' : null);
    } else {
      links.delete(host.element!);
      this.#contents = read;
      if (link !== 'damaged') onResumed(link.id);
      await this.#fill(false);
    }
    if (!signal.aborted && this.#notice.isConnected) this.#lead();
  }

  async #read(link: ResumeLink): Promise<Read> {
    if (link === 'damaged') return 'resumeDamaged';
    const { host: { values }, signal } = this.options;
    const { formId, id, key } = link;
    const base = values.endpoint || $site.get().website.baseUrl;
    const result = await request.get<Partial<SavedDraftAnswer> | null>(savedDraftPath, { base, query: { formId, id }, retries: 2, signal });
    if (result.kind !== 'success') return result.status === 404 || result.status === 400 ? 'resumeGone' : 'resumeFailed';
    const { data, mask } = result.data ?? {};
    const whole = typeof mask === 'string' ? joinKeys(key, mask) : null;
    const json = typeof data === 'string' && whole !== null ? await decryptText({ data, key: whole }, formId) : null;
    return (json === null ? null : readContents(json)) ?? 'resumeDamaged';
  }

  async #fill(isReplaced: boolean): Promise<void> {
    const { form, draft, steps, onFilled } = this.options;
    const { draft: saved, steps: position } = this.#contents!;
    const isWhole = restoreDraft(saved, form, isReplaced);
    onFilled();
    draft.store();
    await steps()?.pending;
    if (position) steps()?.form?.continueAt(position);
    this.#show(['resumed', ...hasUnsavedFields(form) ? ['resumedAgain' as const] : [], ...isWhole ? [] : ['resumedKept' as const]], isWhole ? null : 'replace');
  }

  #replace(): void {
    if (!this.#contents || this.options.state.phase === 'submitting') return;
    void this.#fill(true);
    this.#notice.focus(); // its button is gone
  }

  #show(keys: readonly SaveTextKey[], action: ResumeNoticeProps['action']): void {
    [this.#keys, this.#action] = [keys, action];
    const { form, parts, text } = this.options;
    parts.put({
      node: this.#notice,
      view: ResumeNotice,
      props: { sentences: keys.map(key => text(key)), action, text } satisfies ResumeNoticeProps,
      place: () => {
        if (form.previousSibling !== this.#notice) getFormMembers(form).before(this.#notice);
        if (this.#isLeading) this.#lead();
      },
    });
    parts.draw();
  }

  /** The form may be far down the page. A visitor who is busy elsewhere in it is not disturbed. */
  #lead(): void {
    this.#isLeading = false;
    const { activeElement, body } = getDocument(this.options.form);
    if (activeElement === null || activeElement === body) this.#notice.focus();
    else this.#notice.scrollIntoView({ block: 'nearest' });
  }
}
