import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Clock } from '../../core/platform/timing.js';
import type { Anchor } from './pages/page-list.js';
import { PageSearchState } from './pages/page-search.state.js';
import { findOtherType, findProblems, type LinkProblem } from './targets/check-link.js';
import {
  completeTyped, emptyFields, linkTypes, parseLink, parsePage, writeLink, type LinkFields, type LinkType, type TypedLink,
} from './targets/parse-link.js';

/** A link as its editor leaves it. */
export interface EditedLink {
  /** Address; empty without a link. */
  readonly href: string;
  readonly linkName: string;
  readonly newWindow: boolean;
}

export interface Snapshot extends EditedLink {
  readonly type: LinkType;
  /** What was entered for each type: nothing is lost when another is chosen. */
  readonly fields: LinkFields;
  /** Messages are shown once an entry is finished. */
  readonly isChecked: boolean;
  readonly canUndo: boolean;
  /** Whether the author has written a field. */
  readonly hasField: boolean;
  /** Anchors of the chosen page. */
  readonly anchors: readonly Anchor[];
  /** The text of the author's label. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  /** Whether the text of the edited link can be changed: an image has none. */
  readonly hasName: boolean;
}

export interface LinkEditorOptions {
  readonly clock: Clock;
  readonly href?: string;
  readonly hasField?: boolean;
  readonly isDisabled?: boolean;
}

const maxUndo = 100;

/** What is entered for a link. Framework-free: it runs in Node, on a server and in tests. */
export class LinkEditorState {
  readonly #snapshot: WritableAtom<Snapshot>;
  readonly $snapshot: ReadableAtom<Snapshot>;
  /** The address that was read, which is kept as it was written while its fields are the same. */
  #original = '';
  /** The link after the last finished entry, and those before it. */
  #committed: EditedLink;
  readonly #past: EditedLink[] = [];

  types: readonly LinkType[] = linkTypes;
  readonly pages: PageSearchState;

  constructor({ clock, href = '', hasField = false, isDisabled = false }: LinkEditorOptions) {
    this.pages = new PageSearchState(clock);
    this.$snapshot = this.#snapshot = atom<Snapshot>({
      href: '', linkName: '', newWindow: false, type: 'page', fields: emptyFields, isChecked: false, canUndo: false, hasField, anchors: [], label: '',
      isOpen: false, isDisabled, hasName: true,
    });
    this.readHref(href);
    this.#committed = this.link;
  }

  get snapshot(): Snapshot { return this.#snapshot.get(); }

  get link(): EditedLink {
    const { href, linkName, newWindow } = this.snapshot;
    return { href, linkName, newWindow };
  }

  get problems(): readonly LinkProblem[] { return findProblems(this.#typed, this.#original); }

  /** An address from outside. What was entered for other types stays. */
  readHref(href: string): void {
    if (href === this.snapshot.href) return;
    const link = parseLink(href);
    this.#original = href;
    if (link) this.#setFields(link, href);
    else this.set({ href, fields: { ...this.snapshot.fields, [this.snapshot.type]: emptyFields[this.snapshot.type] }, isChecked: false });
  }

  /** Begins with another link: nothing of the one before stays, and nothing can be undone. */
  start(link: EditedLink): void {
    const [type] = this.types;
    this.#original = '';
    this.set({ ...link, href: '', fields: emptyFields, isChecked: false, type: this.types.includes(this.snapshot.type) ? this.snapshot.type : type! });
    this.readHref(link.href);
    this.#past.length = 0;
    this.#committed = this.link;
    this.set({ canUndo: false });
  }

  setTypes(types: readonly LinkType[]): void {
    this.types = types;
    if (!this.snapshot.href && !types.includes(this.snapshot.type)) this.set({ type: types[0]! });
  }

  setDisabled(isDisabled: boolean): void { this.set({ isDisabled }); }

  /** Shows the fields of another type. The link stays until one of them is edited. */
  selectType(type: LinkType): void { this.set({ type, isChecked: false }); }

  /** One field of the current type. Returns the address. `isDone`: the entry is finished, so an address may turn out to be of another type. */
  write(field: string, text: string, isDone = false): string {
    const { type, fields } = this.snapshot;
    const other = isDone && (field === 'url' || field === 'path') ? findOtherType(type, text, this.types) : null;
    if (other) {
      // What was in the field before is not what was typed into it by mistake.
      const former = parseLink(this.#committed.href);
      this.set({ fields: { ...fields, [type]: former?.type === type ? former.fields : emptyFields[type] } });
      this.#setFields(other, writeLink(other));
    } else {
      const isPath = isDone && field === 'path' && text.includes('#');
      const entry = isPath ? parsePage(text) : { [field]: text };
      const link = { type, fields: { ...fields[type], ...entry } } as TypedLink;
      this.#setFields(link, writeLink(link, this.#original));
    }
    if (isDone) this.set({ isChecked: true });
    return this.snapshot.href;
  }

  /** A page from the list, or a file from its manager. */
  choose(type: 'page' | 'file', url: string): string {
    const link: TypedLink = type === 'file' ? { type, fields: { url } } : { type, fields: parsePage(url) };
    this.#setFields(link, writeLink(link));
    this.set({ isChecked: true });
    return this.snapshot.href;
  }

  /** Whether an address is meant for another type than the current one. */
  isOfOtherType(text: string): boolean { return findOtherType(this.snapshot.type, text, this.types) !== null; }

  /** The address as it was typed in a field for any link, completed. */
  getCompleteHref(): string { return completeTyped(this.snapshot.href); }

  /** Shows typed addresses as they are written: `example.com` as `https://example.com`. */
  tidy(): void {
    const { type, href } = this.snapshot;
    if (href && (type === 'web' || type === 'file')) this.#setFields({ type, fields: { url: href } }, href);
  }

  /** An entry is finished. Returns whether the link is another than after the last one. */
  commit(): boolean {
    const { href, linkName, newWindow } = this.#committed;
    const { link } = this;
    if (link.href === href && link.linkName === linkName && link.newWindow === newWindow) return false;
    this.#past.push(this.#committed);
    if (this.#past.length > maxUndo) this.#past.shift();
    this.#committed = link;
    this.set({ canUndo: true });
    return true;
  }

  /** The link as it is now counts as finished: the page has set it. */
  accept(): void { this.#committed = this.link; }

  /** Takes the last finished entry back. Returns whether there was one. */
  undo(): boolean {
    const before = this.#past.pop();
    if (!before) return false;
    this.readHref(before.href);
    this.set({ linkName: before.linkName, newWindow: before.newWindow, canUndo: this.#past.length > 0 });
    this.#committed = before;
    return true;
  }

  /** Removes the address. Its fields stay in `undo`. */
  clear(): void { this.readHref(''); }

  set(change: Partial<Snapshot>): void {
    const before = this.snapshot;
    if ((Object.keys(change) as (keyof Snapshot)[]).some(name => !Object.is(change[name], before[name]))) this.#snapshot.set({ ...before, ...change });
  }

  get #typed(): TypedLink {
    const { type, fields } = this.snapshot;
    return { type, fields: fields[type] } as TypedLink;
  }

  #setFields(link: TypedLink, href: string): void {
    this.set({ type: link.type, fields: { ...this.snapshot.fields, [link.type]: link.fields }, href });
  }
}
