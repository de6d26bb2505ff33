import { EdgeBar } from '../../core/element/edge-bar.js';
import { OverlayMemory } from '../../core/overlay/overlay-memory.js';
import { ranks } from '../../core/overlay/overlay-turns.js';
import { hasContent } from '../../core/platform/has-content.js';
import { storedKeys } from '../../core/platform/stored-keys.js';
import { $site } from '../../core/stores/site.js';
import type { AnnouncementBarHost } from './announcement-bar.settings.js';
import { shouldShow, type AnnouncementBarState } from './announcement-bar.state.js';

/** Brings the bar while it has news that the visitor has not closed, and stores that it was closed. */
export class AnnouncementBarController {
  readonly #host: AnnouncementBarHost;
  readonly #bar: EdgeBar;
  #isConnected = false;
  #memory: OverlayMemory | null = null;
  /** The version that was closed on this very page: it does not come again before the next. */
  #closedVersion: number | null = null;

  constructor(state: AnnouncementBarState, host: AnnouncementBarHost) {
    this.#host = host;
    this.#bar = new EdgeBar(host, state, { rank: ranks.announcement, edge: () => host.values.position });
  }

  connect(): void {
    const onLightChange = (callback: () => void) => this.#host.onLightChange(callback);
    this.#memory = new OverlayMemory({ element: this.#host.element!, prefix: storedKeys.announcement, onLightChange });
    onLightChange(() => this.update()); // an empty paragraph has got words, or lost them
    this.#isConnected = true;
    this.#host.signal.addEventListener('abort', $site.listen(() => this.update()), { once: true });
    this.update();
  }

  /** The settings, or the site's, have changed. */
  update(): void {
    if (this.#isConnected) this.#bar.follow(this.#isWanted);
  }

  /** The visitor has closed it. */
  close(): void {
    const { version } = this.#host.values;
    this.#memory!.write({ dateClosed: Date.now(), version, submitted: false });
    this.#closedVersion = version;
    this.#bar.leave();
    this.#host.emit('site-announcement-close');
  }

  moved(): void { this.#bar.moved(); }

  get #isWanted(): boolean {
    if (this.#closedVersion === this.#host.values.version || !hasContent(this.#host.element!)) return false;
    const isOff = ($site.get().context as { showAnnouncementBar?: unknown }).showAnnouncementBar === false;
    return shouldShow(this.#host.values, isOff, this.#memory!.record, Date.now());
  }
}
