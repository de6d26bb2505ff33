import { atom } from 'nanostores';
import type { Consent } from '../../core/consent/consent-cookie.js';
import type { VideoSource } from './video-source.js';

/** A fault of the page's markup. */
export type VideoError = 'invalid' | 'imageOnly' | null;

export interface VideoFacts {
  readonly source: VideoSource | null;
  /** A picture of the author's own stands over the film. */
  readonly hasPicture: boolean;
  readonly hasOverlay: boolean;
  readonly isInactive: boolean;
  /** `auto`: what the page's own host sends needs no consent. */
  readonly consentRule: 'auto' | 'required';
  readonly consent: Consent;
  readonly allowedHosts: readonly string[];
  readonly isNear: boolean;
}

export interface VideoState {
  /** The film is shown instead of its overlay. */
  readonly isShown: boolean;
  readonly isPlaying: boolean;
  /** There is a player, in view or behind its overlay. */
  readonly hasPlayer: boolean;
  /** Counts players: a new number is a new player. */
  readonly take: number;
}

/** What the machine asks of the page. */
export interface VideoOutlets {
  /** This film is the one that is shown now. */
  claimed(): void;
  played(): void;
  stopped(): void;
}

const hostOf = (source: VideoSource | null): string | null => (source && source.kind !== 'element' ? source.host : null);
const isForeign = (source: VideoSource | null): boolean => !!source && source.kind !== 'element' && !source.isOwn;

/** Whether a film needs a yes before anything of it is requested. */
export const needsConsent = ({ source, consentRule }: Pick<VideoFacts, 'source' | 'consentRule'>): boolean =>
  isForeign(source) || (consentRule === 'required' && hostOf(source) !== null);

/** Whether the placeholder has to offer once or always: no general yes, and none to this host. */
export const isOffering = (facts: VideoFacts): boolean =>
  needsConsent(facts) && facts.consent !== 'accepted' && !facts.allowedHosts.includes(hostOf(facts.source)!);

/** Whether a film without overlay comes by itself: what others send only after the visitor's own yes to that host. */
export function comesByItself(facts: VideoFacts): boolean {
  const { source, hasOverlay, isInactive, isNear, allowedHosts } = facts;
  if (!source || hasOverlay || isInactive || !isNear) return false;
  return !needsConsent(facts) || allowedHosts.includes(hostOf(source)!);
}

/** What is wrong with the page's markup, if anything. Source: media-layout §5. */
export function errorOf({ source, hasPicture, hasOverlay }: Pick<VideoFacts, 'source' | 'hasPicture' | 'hasOverlay'>): VideoError {
  if (source) return null;
  return hasPicture && hasOverlay ? 'imageOnly' : 'invalid';
}

/** A player that can be paused keeps its place behind the overlay; any other is taken down. */
const staysBehind = (source: VideoSource | null): boolean => source?.kind !== 'player' || !!source.provider?.talk;

const atRest: VideoState = { isShown: false, isPlaying: false, hasPlayer: false, take: 0 };

/** Decides when a film is shown instead of its overlay; knows no page. Source: media-layout §4, video. */
export class VideoMachine {
  readonly $state = atom(atRest);
  facts: VideoFacts = {
    source: null, hasPicture: false, hasOverlay: true, isInactive: false,
    consentRule: 'auto', consent: 'unasked', allowedHosts: [], isNear: false,
  };
  /** Whether the player that is shown was asked for by the visitor. */
  isAsked = false;
  readonly #out: VideoOutlets;

  constructor(out: VideoOutlets) {
    this.#out = out;
  }

  learn(facts: Partial<VideoFacts>): void {
    const before = this.facts;
    this.facts = { ...before, ...facts };
    const { source, isInactive } = this.facts;
    const { isShown } = this.$state.get();
    const isOther = JSON.stringify(source) !== JSON.stringify(before.source);
    if (isShown && (isOther || isInactive)) this.hide();
    if (isOther) this.#set({ hasPlayer: false });
    if (!this.$state.get().isShown && comesByItself(this.facts)) this.#show(false);
  }

  /** The visitor, or the page in the visitor's name, wants the film. False when it cannot be shown. */
  ask(): boolean {
    if (!this.facts.source || this.facts.isInactive) return false;
    this.#show(true);
    return true;
  }

  /** Another film is shown: back to the overlay. */
  hide(): void {
    this.stopped();
    if (this.$state.get().isShown) this.#set({ isShown: false, hasPlayer: staysBehind(this.facts.source) });
  }

  /** The player is made anew: its mode has changed. */
  reload(): void {
    const { hasPlayer, take } = this.$state.get();
    if (hasPlayer) this.#set({ take: take + 1 });
  }

  playing(): void {
    if (this.$state.get().isPlaying) return;
    this.#set({ isPlaying: true });
    this.#out.claimed();
    this.#out.played();
  }

  stopped(): void {
    if (!this.$state.get().isPlaying) return;
    this.#set({ isPlaying: false });
    this.#out.stopped();
  }

  #show(isAsked: boolean): void {
    this.isAsked = isAsked;
    const { hasPlayer, take } = this.$state.get();
    this.#set({ isShown: true, hasPlayer: true, take: hasPlayer ? take : take + 1 });
    if (isAsked) this.#out.claimed();
  }

  #set(part: Partial<VideoState>): void {
    const now = this.$state.get();
    const isNew = Object.entries(part).some(([name, value]) => now[name as keyof VideoState] !== value);
    if (isNew) this.$state.set({ ...now, ...part });
  }
}
