import { pageDocument } from '../platform/page-document.js';
import { adoptLightStyles, adoptSheet } from '../platform/page.js';
import { watchShadowRoot, VERSION, warnOnce } from '../registry/registry.js';
import { warnAboutAmbiguousLink } from '../links/warn-about-ambiguous-link.js';
import { faultMessage, formatAttribute, parseAttribute, parseValue, type Parsed } from '../settings/parse.js';
import { getAttributeName, propertyNames, getSpellings } from '../settings/setting.js';
import { getDefaults, type Settings } from '../settings/table.js';
import { listenForActions } from './actions.js';
import type { Definition } from './definition.js';
import { ElementHost } from './element-host.js';
import { $site } from '../stores/site.js';
import { blockAttributes, readSettingsBlock, settingsText, siteSettingsIn } from './settings-block.js';
import type { Shell } from './shell.js';
import { base } from '../../styles/base.styles.js';

/**
 * The one place where a class becomes a good custom element: attributes and properties, batching, upgrades,
 * declarative shadow roots, moves, errors, styles. How it draws is left to `mount`, `draw` and `unmount`.
 */
export function siteElement(Base: new () => HTMLElement, definition: Definition): new () => Shell {
  const { table } = definition;
  const settings: Settings = table.settings;
  const byAttribute = new Map<string, string>();
  const byProperty = propertyNames(settings);
  for (const [name, row] of Object.entries(settings)) {
    for (const spelling of getSpellings(name, row)) byAttribute.set(spelling, name);
  }

  abstract class SiteElement extends Base implements Shell {
    static readonly observedAttributes = [...byAttribute.keys(), ...blockAttributes];
    static readonly siteVersion = VERSION;

    settingValues: Record<string, unknown> = getDefaults(settings);
    readonly internals = this.attachInternals();
    readonly host: ElementHost;
    readonly container: HTMLElement;
    elementState: unknown;
    elementController: unknown;
    served: boolean;
    /** While the view is on its way to the first drawing, which `connect` follows. */
    connecting: Promise<void> | null = null;
    readonly #given = new Map<string, unknown>();
    #block: Record<string, unknown> = {};
    #siteBlock: Record<string, unknown> = {};
    #blockText: string | undefined;
    #early: Record<string, unknown> | null = {};
    #reflecting = false;
    #queued = false;
    #isLive = false;
    #isStale = false;
    /** Settings that the page has changed and the state has not been told of. */
    #changed = new Set<string>();
    #controller: AbortController | null = null;
    #drawn: unknown;
    #waiting: (() => void)[] = [];
    #leaving: ReturnType<typeof setTimeout> | undefined;

    abstract mount(): void | Promise<void>;
    abstract draw(): void;
    abstract unmount(): void;

    constructor() {
      super();
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const container = shadow.querySelector<HTMLElement>('#root');
      this.served = !!container;
      this.container = container ?? pageDocument.createElement('div');
      this.container.id = 'root';
      shadow.adoptedStyleSheets = [base, ...definition.styles ?? []].map(sheet => sheet.styleSheet);
      // A wrapper, because React never clears a ShadowRoot; whatever else the server sent (its style) is superseded. The
      // wrapper itself is not taken out: somebody may be typing in it.
      for (const node of [...shadow.childNodes]) if (node !== container) node.remove();
      if (!container) shadow.append(this.container);
      this.host = new ElementHost(this, table);
      if (definition.nested) watchShadowRoot(shadow);
      for (const [property, name] of byProperty) {
        if (!Object.hasOwn(this, property)) continue;
        if (!(name in this.#early!)) this.#early![name] = (this as Record<string, unknown>)[property];
        delete (this as Record<string, unknown>)[property];
      }
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot
        ?? super.attachShadow({ ...init, delegatesFocus: !!definition.delegatesFocus, serializable: true } as ShadowRootInit);
    }

    connectedCallback(): void {
      clearTimeout(this.#leaving);
      if (this.#controller) return this.connectedMoveCallback(); // a move: nothing was taken down
      const controller = this.#controller = new AbortController();
      this.host.begin(controller.signal);
      this.#adoptLightStyles();
      const early = this.#early ?? {};
      this.#early = null;
      for (const name in early) this.give(name, early[name]);
      this.#readBlock();
      this.host.onLightChange(() => this.#readBlock());
      if (table.siteBlock) controller.signal.addEventListener('abort', $site.subscribe(() => this.#readSiteBlock()), { once: true });
      this.#evaluate();
      this.elementState = definition.state?.(this.host);
      this.elementController = definition.controller?.({ state: this.elementState, host: this.host });
      this.#isLive = true;
      this.#update();
      listenForActions(this.shadowRoot!, definition.actions, controller.signal, () => this.#context);
      const connect = () => {
        if (controller.signal.aborted) return;
        this.connecting = null;
        this.host.tellMissed(() => definition.connect?.(this.#context));
      };
      this.connecting = this.mount()?.then(connect) ?? null;
      if (!this.connecting) connect();
    }

    disconnectedCallback(): void {
      // A move is a removal and an insertion in one task: wait for the second half before anything is lost.
      this.#leaving = setTimeout(() => {
        if (this.isConnected || !this.#controller) return;
        this.#controller.abort();
        this.#controller = this.connecting = null;
        this.host.end();
        this.#isLive = false;
        this.unmount();
        this.#changed.clear();
        this.elementState = this.elementController = this.#drawn = undefined;
        this.#settle();
      });
    }

    connectedMoveCallback(): void {
      this.#adoptLightStyles(); // it may stand in another root now
      this.host.readLanguage();
      definition.moved?.(this.#context);
      this.host.moved();
    }

    attributeChangedCallback(attribute: string, old: string | null, text: string | null): void {
      if (this.#reflecting || old === text) return;
      if (blockAttributes.includes(attribute)) return this.#isLive ? this.#readBlock() : undefined;
      const name = byAttribute.get(attribute)!;
      const row = settings[name]!;
      const written = getSpellings(name, row).find(other => this.hasAttribute(other)); // the first of them wins
      if (!written) this.#given.delete(name);
      else this.#given.set(name, this.#right(written, name, parseAttribute(row, this.getAttribute(written))));
      this.#change();
    }

    give(name: string, input: unknown, isOwn = false): void {
      const row = settings[name]!;
      if (input === null || input === undefined) this.#given.delete(name);
      else this.#given.set(name, this.#right(name, name, parseValue(row, input)));
      this.#change(isOwn);
      const attribute = row.reflect && getAttributeName(name, row);
      if (!attribute) return;
      const text = formatAttribute(row, this.settingValues[name]);
      this.#reflecting = true;
      if (text === null) this.removeAttribute(attribute);
      else if (text !== this.getAttribute(attribute)) this.setAttribute(attribute, text);
      this.#reflecting = false;
    }

    get isMounted(): boolean { return !!this.#controller; }

    /** An element drawn without React has its view from the start. */
    get viewReady(): Promise<void> { return Promise.resolve(); }

    preloadView(): void { /* there is nothing to fetch */ }

    get updateComplete(): Promise<void> {
      return new Promise(resolve => {
        if (!this.isConnected || (this.#drawn === this.settingValues && !this.#queued)) resolve();
        else this.#waiting.push(resolve);
      });
    }

    redraw(when: (draw: () => void) => void = queueMicrotask): void {
      if (this.#queued) return;
      this.#queued = true;
      when(() => {
        this.#queued = false;
        if (this.#controller && !this.served) this.draw();
      });
    }

    prepare(): void {
      if (!this.#isStale) return;
      this.#isStale = false;
      this.#queued = true; // the drawing this is part of shows whatever the state changes now
      this.#update();
      this.#queued = false;
    }

    /** The page's sheet names our tags: an element with a name of the page's own always brings its rules. */
    #adoptLightStyles(): void {
      const sheets = definition.lightStyles ?? [];
      if (this.localName === table.tag) adoptLightStyles(this, sheets);
      else for (const sheet of sheets) adoptSheet(this, sheet.forTag(table.tag, this.localName));
    }

    #update(): void {
      const changed = this.#changed;
      this.#changed = new Set();
      definition.update?.({ ...this.#context, values: this.settingValues, changed });
    }

    get #context() { return { state: this.elementState, controller: this.elementController, host: this.host }; }

    drawn(values: unknown): void {
      this.#drawn = values;
      if (values === this.settingValues && !this.#queued) this.#settle();
    }

    #settle(): void {
      for (const resolve of this.#waiting.splice(0)) resolve();
    }

    #right(written: string, name: string, { value, fault }: Parsed<unknown>): unknown {
      const row = settings[name]!;
      if (fault) warnOnce(faultMessage(this.localName, written, fault, row.default));
      else if (row.kind === 'url' && value !== row.default) warnAboutAmbiguousLink(`<${this.localName}>: ${written}`, String(value));
      return value;
    }

    /** Called with every change of the light children, be it a letter: read is what has changed. */
    #readBlock(): void {
      const text = settingsText(this);
      if (text === this.#blockText) return;
      this.#blockText = text;
      try {
        this.#block = this.#parsed(readSettingsBlock(table, text));
      } catch (error) {
        this.#block = {};
        this.host.error(`Error decoding ${this.localName.replace('site-', '')} block data (${(error as Error).message}); expected a JSON object; using none.`);
      }
      this.#change();
    }

    /** What the site says of all elements of this kind. */
    #readSiteBlock(): void {
      this.#siteBlock = this.#parsed(siteSettingsIn(table, $site.get().context));
      this.#change();
    }

    #parsed(block: Record<string, unknown>): Record<string, unknown> {
      for (const name in block) block[name] = this.#right(name, name, parseValue(settings[name]!, block[name]));
      return block;
    }

    /** What the element itself has set is drawn, and not told to its own state again. */
    #change(isOwn = false): void {
      const before = this.settingValues;
      const names = this.#evaluate();
      if (names.length === 0 || !this.#isLive) return;
      if (isOwn && names.every(name => settings[name]!.isUndrawn)) {
        if (this.#drawn === before) this.#drawn = this.settingValues;
        return;
      }
      if (!isOwn) {
        for (const name of names) this.#changed.add(name);
        this.#isStale = true;
      }
      this.redraw();
    }

    /** Script and attributes over the settings block over the site's over the defaults. Answers the names of what is new. */
    #evaluate(): string[] {
      const next: Record<string, unknown> = {};
      for (const [name, row] of Object.entries(settings)) {
        const blocks = name in this.#block ? this.#block : this.#siteBlock;
        next[name] = this.#given.has(name) ? this.#given.get(name) : name in blocks ? blocks[name] : row.default;
      }
      const names = Object.keys(next).filter(name => !Object.is(next[name], this.settingValues[name]));
      if (names.length > 0) this.settingValues = next;
      return names;
    }
  }

  for (const [property, name] of byProperty) {
    Object.defineProperty(SiteElement.prototype, property, {
      enumerable: property === name,
      configurable: true,
      get(this: SiteElement) { return this.settingValues[name]; },
      set(this: SiteElement, input: unknown) { this.give(name, input); },
    });
  }
  for (const [name, method] of Object.entries(definition.methods ?? {})) {
    Object.defineProperty(SiteElement.prototype, name, {
      configurable: true,
      writable: true,
      async value(this: SiteElement, ...parameters: unknown[]) {
        await this.updateComplete;
        if (this.connecting) await this.connecting; // drawn, and nobody follows its state yet
        const { elementState: state, elementController: controller, host } = this;
        return (method as (...all: unknown[]) => unknown)({ state, controller, host }, ...parameters);
      },
    });
  }
  return SiteElement as unknown as new () => Shell;
}
