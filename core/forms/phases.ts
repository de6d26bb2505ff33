export type Phase = 'idle' | 'submitting' | 'success' | 'failure';
/** `refuse`: stopped before sending, because fields need care. `mend`: the visitor has corrected the last of them. */
export type Move = 'submit' | 'refuse' | 'succeed' | 'fail' | 'mend' | 'reset';

/** What may follow what; everything else is ignored. spec: commerce-forms-data §4 */
const table: Record<Phase, Partial<Record<Move, Phase>>> = {
  idle: { submit: 'submitting', refuse: 'failure' },
  submitting: { succeed: 'success', fail: 'failure' }, // a second submit, or a reset, finds the form locked
  success: { reset: 'idle' },
  failure: { submit: 'submitting', refuse: 'failure', mend: 'idle', reset: 'idle' },
};

/** The next phase, or null when the move does not apply now. */
export const nextPhase = (phase: Phase, move: Move): Phase | null => table[phase][move] ?? null;
