/** What the panel shows: a drawing, a drawing that waits, the live map, or a drawing with an apology. */
export type Phase = 'facade' | 'loading' | 'live' | 'failed';

/** `ask`: load it; `arrive` and `fail`: how the loading ended; `withdraw`: it may not be shown any longer. */
export type PhaseEvent = 'ask' | 'arrive' | 'fail' | 'withdraw';

/** Every step there is; what is not written changes nothing. */
export const phases: Readonly<Record<Phase, Partial<Record<PhaseEvent, Phase>>>> = {
  facade: { ask: 'loading' },
  loading: { arrive: 'live', fail: 'failed', withdraw: 'facade' },
  live: { withdraw: 'facade' },
  failed: { ask: 'loading', withdraw: 'facade' },
};

export const nextPhase = (phase: Phase, event: PhaseEvent): Phase => phases[phase][event] ?? phase;
