import { EdgeBar } from '../../core/element/edge-bar.js';
import { storedRecord, writeRecord } from '../../core/overlay/closing-record.js';
import { ranks } from '../../core/overlay/overlay-turns.js';
import { readStored, writeStored } from '../../core/platform/storage.js';
import { storedKeys, type StoredPlace } from '../../core/platform/stored-keys.js';
import { $site } from '../../core/stores/site.js';
import type { AnnouncementBarHost } from './announcement-bar.settings.js';
import { isWanted, type AnnouncementBarState } from './announcement-bar.state.js';

/** Brings the bar while it has news that the visitor has not closed, and stores that it was closed. */
export class AnnouncementBarController {
  readonly #host: AnnouncementBarHost;
  readonly #bar: EdgeBar;
  #isConnected = false;
  /** The version that was closed on this very page: it does not come again before the next. */
  #closedVersion: number | null = null;

  constructor(state: AnnouncementBarState, host: AnnouncementBarHost) {
    this.#host = host;
    this.#bar = new EdgeBar(host, state, { rank: ranks.announcement, edge: () => host.values.position });
  }

  connect(): void {
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
    writeStored(this.#place, writeRecord({ dateClosed: Date.now(), version, submitted: false }));
    this.#closedVersion = version;
    this.#bar.leave();
    this.#host.emit('site-announcement-close');
  }

  moved(): void { this.#bar.moved(); }

  get #place(): StoredPlace { return { area: 'local', key: `${storedKeys.announcement}${this.#host.element!.id}` }; }

  get #isWanted(): boolean {
    if (this.#closedVersion === this.#host.values.version) return false;
    const isOff = ($site.get().context as { showAnnouncementBar?: unknown }).showAnnouncementBar === false;
    return isWanted(this.#host.values, isOff, readStored(this.#place, storedRecord), Date.now());
  }
}
