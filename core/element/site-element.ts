import { pageDocument } from '../platform/page-document.js';
import { followLook } from '../look/follow.js';
import { adoptLightStyles, adoptSheet } from '../platform/page.js';
import { watchShadowRoot, VERSION } from '../registry/registry.js';
import { formatAttribute } from '../settings/parse.js';
import { getAttributeName, propertyNames, getSpellings, type Setting } from '../settings/setting.js';
import type { Settings } from '../settings/table.js';
import { listenForActions } from './actions.js';
import type { Definition } from './definition.js';
import { ElementHost } from './element-host.js';
import { defineMethods, defineSettingProperties, takePreUpgradeProperties } from './public-members.js';
import { RenderQueue } from './render-queue.js';
import { SettingValues } from './setting-values.js';
import { $site } from '../stores/site.js';
import { blockAttributes } from './settings-block.js';
import type { Shell, ShellClass } from './shell.js';
import { base } from '../../styles/base.styles.js';

/**
 * The one place where a class becomes a good custom element: attributes and properties, batching, upgrades,
 * declarative shadow roots, moves, errors, styles. How it draws is left to `mount`, `draw` and `unmount`.
 */
export function siteElement(Base: new () => HTMLElement, definition: Definition): ShellClass {
  const { table } = definition;
  const settings: Settings = table.settings;
  const nameByProperty = propertyNames(settings);
  const nameByAttribute = new Map(Object.entries(settings).flatMap(([name, row]) => getSpellings(name, row).map(spelling => [spelling, name])));

  abstract class SiteElement extends Base implements Shell {
    static readonly observedAttributes = [...nameByAttribute.keys(), ...blockAttributes];
    static readonly siteVersion = VERSION;

    readonly internals = this.attachInternals();
    readonly host: ElementHost;
    readonly container: HTMLElement;
    elementState: unknown;
    elementController: unknown;
    served: boolean;
    connecting: Promise<void> | null = null;
    readonly #values = new SettingValues(this, table);
    readonly #renders = new RenderQueue(() => this.#values.current);
    #preUpgradeProps: Record<string, unknown> | null;
    #isReflecting = false;
    #isLive = false;
    #isStale = false;
    /** Settings that the page has changed and the state has not been told of. */
    #changedNames = new Set<string>();
    #controller: AbortController | null = null;
    #unmountTimer: ReturnType<typeof setTimeout> | undefined;

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
      // wrapper itself is not taken out: the visitor may be typing in it.
      for (const node of [...shadow.childNodes]) if (node !== container) node.remove();
      if (!container) shadow.append(this.container);
      this.host = new ElementHost(this, table);
      if (definition.nested) watchShadowRoot(shadow);
      this.#preUpgradeProps = takePreUpgradeProperties(this, nameByProperty);
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot
        ?? super.attachShadow({ ...init, delegatesFocus: !!definition.delegatesFocus, serializable: true } as ShadowRootInit);
    }

    connectedCallback(): void {
      clearTimeout(this.#unmountTimer);
      if (this.#controller) return this.connectedMoveCallback(); // a move: nothing was removed
      const controller = this.#controller = new AbortController();
      this.host.begin(controller.signal);
      this.#adoptLightStyles();
      followLook(this, controller.signal);
      this.#readSettings(controller.signal);
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
      this.#unmountTimer = setTimeout(() => {
        if (this.isConnected || !this.#controller) return;
        this.#controller.abort();
        this.#controller = this.connecting = null;
        this.host.end();
        this.#isLive = false;
        this.unmount();
        this.#changedNames.clear();
        this.elementState = this.elementController = undefined;
        this.#renders.reset();
      });
    }

    connectedMoveCallback(): void {
      this.#adoptLightStyles(); // it may be in another root now
      this.host.readLanguage();
      definition.moved?.(this.#context);
      this.host.moved();
    }

    attributeChangedCallback(attribute: string, old: string | null, text: string | null): void {
      if (this.#isReflecting || old === text) return;
      if (blockAttributes.includes(attribute)) return this.#isLive ? this.#readBlock() : undefined;
      this.#values.readAttribute(nameByAttribute.get(attribute)!);
      this.#change();
    }

    setValue(name: string, input: unknown, isOwn = false): void {
      this.#values.set(name, input);
      this.#change(isOwn);
      this.#reflect(name, settings[name]!);
    }

    get settingValues(): Record<string, unknown> { return this.#values.current; }

    get isMounted(): boolean { return !!this.#controller; }

    /** An element drawn without React has its view from the start. */
    get viewReady(): Promise<void> { return Promise.resolve(); }

    preloadView(): void { /* there is nothing to fetch */ }

    get updateComplete(): Promise<void> { return this.isConnected ? this.#renders.whenRendered() : Promise.resolve(); }

    redraw(when: (draw: () => void) => void = queueMicrotask): void {
      this.#renders.schedule(() => {
        if (this.#controller && !this.served) this.draw();
      }, when);
    }

    prepare(): void {
      if (!this.#isStale) return;
      this.#isStale = false;
      this.#renders.withinRender(() => this.#update());
    }

    drawn(values: unknown): void { this.#renders.markRendered(values); }

    /** The page's sheet names our tags: an element with a name of the page's own always brings its rules. */
    #adoptLightStyles(): void {
      const sheets = definition.lightStyles ?? [];
      if (this.localName === table.tag) adoptLightStyles(this, sheets);
      else for (const sheet of sheets) adoptSheet(this, sheet.forTag(table.tag, this.localName));
    }

    /** Reads all settings at a mount, and follows the blocks of the element and of the site until it ends. */
    #readSettings(signal: AbortSignal): void {
      const early = this.#preUpgradeProps ?? {};
      this.#preUpgradeProps = null;
      for (const name in early) this.setValue(name, early[name]);
      this.#readBlock();
      this.host.onLightChange(() => this.#readBlock());
      if (table.siteBlock) signal.addEventListener('abort', $site.subscribe(() => this.#readSiteBlock()), { once: true });
      this.#values.evaluate();
    }

    #readBlock(): void {
      if (this.#values.readBlock(message => this.host.error(message))) this.#change();
    }

    #readSiteBlock(): void {
      this.#values.readSiteBlock($site.get().context);
      this.#change();
    }

    #reflect(name: string, row: Setting): void {
      const attribute = row.reflect && getAttributeName(name, row);
      if (!attribute) return;
      const text = formatAttribute(row, this.settingValues[name]);
      this.#isReflecting = true;
      if (text === null) this.removeAttribute(attribute);
      else if (text !== this.getAttribute(attribute)) this.setAttribute(attribute, text);
      this.#isReflecting = false;
    }

    #update(): void {
      const changed = this.#changedNames;
      this.#changedNames = new Set();
      definition.update?.({ ...this.#context, values: this.settingValues, changed });
    }

    get #context() { return { state: this.elementState, controller: this.elementController, host: this.host }; }

    /** What the element itself has set is drawn, and not told to its own state again. */
    #change(isOwn = false): void {
      const before = this.settingValues;
      const names = this.#values.evaluate();
      if (names.length === 0 || !this.#isLive) return;
      if (isOwn && names.every(name => settings[name]!.isUndrawn)) return this.#renders.skip(before);
      if (!isOwn) {
        for (const name of names) this.#changedNames.add(name);
        this.#isStale = true;
      }
      this.redraw();
    }
  }

  defineSettingProperties(SiteElement.prototype, nameByProperty);
  defineMethods(SiteElement.prototype, definition.methods);
  return SiteElement as unknown as ShellClass;
}
