import { atom } from 'nanostores';
import type { Consent } from '../../core/consent/purposes.js';
import { writeJson } from '../../core/registry/write-json.js';
import type { VideoPage, VideoSource } from './video-source.js';

/** An error in the page's markup or settings. */
export type VideoError = 'invalid' | 'imageOnly' | 'notVideo' | null;

/** What the page, its settings and its visitor say. */
export interface VideoFacts {
  readonly source: VideoSource | null;
  /** What is at the video's address instead of a video. */
  readonly page: VideoPage | null;
  /** An image of the author's own stands over the video. */
  readonly hasImage: boolean;
  readonly hasOverlay: boolean;
  readonly isInactive: boolean;
  /** `auto`: what the page's own host sends needs no consent. */
  readonly consentRule: 'auto' | 'required';
  readonly consent: Consent;
  readonly allowedHosts: readonly string[];
  readonly isNear: boolean;
  /** The markup has had its time to arrive: what is missing now is an error. */
  readonly isComplete: boolean;
}

/** What the view draws. */
export interface VideoSnapshot {
  readonly source: VideoSource | null;
  /** The video is shown instead of its overlay. */
  readonly isShown: boolean;
  readonly isPlaying: boolean;
  /** There is a player, in view or behind its overlay. */
  readonly hasPlayer: boolean;
  /** Counts players: a new number is a new player. */
  readonly playerNumber: number;
  /** The visitor requested the player that is shown. */
  readonly isRequested: boolean;
  /** The visitor is asked before anything is requested from the video's host. */
  readonly asksConsent: boolean;
  /** The whole of the consent request is shown, where only its first line has room. */
  readonly areTermsOpen: boolean;
  /** The player reported that it cannot play. */
  readonly hasFailed: boolean;
  readonly error: VideoError;
  /** Where the link beside an error leads. */
  readonly page: VideoPage | null;
  /** Aspect ratio as the settings or the embed code give it. */
  readonly ratio: number | null;
  /** What the author's markup calls the video. */
  readonly name: string;
  readonly hasTranscript: boolean;
}

/** What the state asks of the page. */
export interface VideoEffects {
  /** This video is the one that is shown now. */
  claim(): void;
  /** Has the player that is shown already play. */
  play(): void;
  played(): void;
  stopped(): void;
}

const hostOf = (source: VideoSource | null): string | null => (source && source.kind !== 'element' ? source.host : null);
const isForeign = (source: VideoSource | null): boolean => !!source && source.kind !== 'element' && !source.isOwn;

/** Whether a video needs consent before anything of it is requested. */
export const needsConsent = ({ source, consentRule }: Pick<VideoFacts, 'source' | 'consentRule'>): boolean =>
  isForeign(source) || (consentRule === 'required' && hostOf(source) !== null);

/** Whether the visitor is asked, once or always: there is no consent for all, and none for this host. */
export const isConsentMissing = (facts: VideoFacts): boolean =>
  needsConsent(facts) && facts.consent !== 'accepted' && !facts.allowedHosts.includes(hostOf(facts.source)!);

/** Whether a video without overlay loads automatically: from other hosts only after the visitor's own consent to that host. */
export function loadsByItself(facts: VideoFacts): boolean {
  const { source, hasOverlay, isInactive, isNear, allowedHosts } = facts;
  if (!source || hasOverlay || isInactive || !isNear) return false;
  return !needsConsent(facts) || allowedHosts.includes(hostOf(source)!);
}

/** What is wrong with the page's markup, if anything. Source: media-layout §5. */
export function getMarkupError({ source, page, hasImage, hasOverlay }: Pick<VideoFacts, 'source' | 'page' | 'hasImage' | 'hasOverlay'>): VideoError {
  if (source) return null;
  if (page) return page.isOfService ? 'notVideo' : 'invalid';
  return hasImage && hasOverlay ? 'imageOnly' : 'invalid';
}

/** A player that can be paused keeps its place behind the overlay; any other is removed. */
const canPause = (source: VideoSource | null): boolean => source?.kind !== 'player' || !!source.provider?.messages;

const atStart: VideoSnapshot = {
  source: null, isShown: false, isPlaying: false, hasPlayer: false, playerNumber: 0, isRequested: false,
  asksConsent: false, areTermsOpen: false, hasFailed: false, error: null, page: null, ratio: null, name: '', hasTranscript: false,
};

/** Decides when a video is shown instead of its overlay; knows no page. Source: media-layout §4, video. */
export class VideoState {
  readonly $state = atom(atStart);
  facts: VideoFacts = {
    source: null, page: null, hasImage: false, hasOverlay: true, isInactive: false,
    consentRule: 'auto', consent: 'unasked', allowedHosts: [], isNear: false, isComplete: false,
  };
  #effects: VideoEffects | null = null;

  connect(effects: VideoEffects): void { this.#effects = effects; }

  updateFacts(facts: Partial<VideoFacts>): void {
    const before = this.facts.source;
    const isOther = 'source' in facts && writeJson(facts.source) !== writeJson(before);
    const isSamePage = !('page' in facts) || facts.page?.address === this.facts.page?.address;
    this.facts = { ...this.facts, ...facts, source: isOther ? facts.source! : before, page: isSamePage ? this.facts.page : facts.page! };
    if (this.$state.get().isShown && (isOther || this.facts.isInactive)) this.hide();
    this.#set({
      source: this.facts.source,
      page: this.facts.page,
      asksConsent: isConsentMissing(this.facts),
      error: this.facts.isComplete ? getMarkupError(this.facts) : null,
      ...isOther && { hasPlayer: false, hasFailed: false },
    });
    const { isShown, hasFailed } = this.$state.get();
    if (!isShown && !hasFailed && loadsByItself(this.facts)) this.#show(false);
  }

  /** What the view draws and nothing depends on. */
  describe(description: Partial<Pick<VideoSnapshot, 'ratio' | 'name' | 'hasTranscript'>>): void { this.#set(description); }

  /** The visitor, or the page in the visitor's name, wants the video. False when it cannot be shown. */
  request(): boolean {
    const { isShown, isPlaying } = this.$state.get();
    if (!this.started()) return false;
    if (isShown && !isPlaying) this.#effects?.play();
    return true;
  }

  toggleTerms(): void { this.#set({ areTermsOpen: !this.$state.get().areTermsOpen }); }

  /** The author's own video has been started by other means, and may be paused again before one hears of it. */
  started(): boolean {
    if (!this.facts.source || this.facts.isInactive) return false;
    this.#show(true);
    return true;
  }

  /** Another video is shown, or this one is to pause: back to the overlay. */
  hide(): void {
    this.stopped();
    if (this.$state.get().isShown) this.#set({ isShown: false, hasPlayer: canPause(this.facts.source) });
  }

  /** A general no removes a player that needs consent, also one that the visitor had requested before. */
  refuse(): void {
    if (!isConsentMissing(this.facts)) return;
    this.hide();
    this.#set({ hasPlayer: false });
  }

  /** The player cannot play. */
  fail(): void {
    this.hide();
    this.#set({ hasFailed: true });
  }

  /** Makes a new player: its mode has changed. */
  reload(): void {
    const { hasPlayer, playerNumber } = this.$state.get();
    if (hasPlayer) this.#set({ playerNumber: playerNumber + 1 });
  }

  playing(): void {
    if (this.$state.get().isPlaying) return;
    this.#set({ isPlaying: true });
    this.#effects?.claim();
    this.#effects?.played();
  }

  stopped(): void {
    if (!this.$state.get().isPlaying) return;
    this.#set({ isPlaying: false });
    this.#effects?.stopped();
  }

  #show(isRequested: boolean): void {
    const { hasPlayer, playerNumber } = this.$state.get();
    this.#set({ isShown: true, isRequested, hasFailed: false, hasPlayer: true, playerNumber: hasPlayer ? playerNumber : playerNumber + 1 });
    if (isRequested) this.#effects?.claim();
  }

  #set(part: Partial<VideoSnapshot>): void {
    const now = this.$state.get();
    const isNew = Object.entries(part).some(([name, value]) => now[name as keyof VideoSnapshot] !== value);
    if (isNew) this.$state.set({ ...now, ...part });
  }
}
