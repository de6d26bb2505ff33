const hiddenScale = 0.94; // spec: media-layout §9
/** Ours: how far an element slides. */
const slidePx = 40;
/** What a shadow or an outline may take outside the box, while the box is uncovered. */
const marginPx = 40;

/** Where an appearing element's motion leads. */
export type RevealDirection = 'up' | 'down' | 'left' | 'right';

/** One way in which an element appears. */
export interface RevealEffect {
  /** What it looks like at its hidden end; the other end is the element as its page draws it. */
  readonly hidden: Keyframe;
  /** The other end, where "as its page draws it" says too little. */
  readonly shown?: Keyframe;
  /** What keeps it hidden until it begins, where its hidden end would not do: it may neither move nor clip what is measured. */
  readonly waiting?: Keyframe;
}

const transparent = { opacity: 0 };

/** Without a motion to the side: it may not make the page wider or longer than it is. */
const slides: Record<RevealDirection, (px: number) => string> = {
  up: px => `0px ${px}px`, down: px => `0px ${-px}px`, left: px => `${px}px 0px`, right: px => `${-px}px 0px`,
};
/** The edge that moves is at the opposite side at first. */
const insets: Record<RevealDirection, string> = {
  up: `inset(100% -${marginPx}px -${marginPx}px)`, down: `inset(-${marginPx}px -${marginPx}px 100%)`,
  left: `inset(-${marginPx}px -${marginPx}px -${marginPx}px 100%)`, right: `inset(-${marginPx}px 100% -${marginPx}px -${marginPx}px)`,
};

const slideTowards = (direction: RevealDirection, px: number): RevealEffect =>
  ({ hidden: { opacity: 0, translate: slides[direction](px) }, waiting: transparent });
const clipTowards = (direction: RevealDirection): RevealEffect =>
  ({ hidden: { clipPath: insets[direction] }, shown: { clipPath: `inset(-${marginPx}px)` }, waiting: transparent });

/** Every way to appear, by its name. */
export const revealEffects = {
  fade: { hidden: transparent },
  scale: { hidden: { opacity: 0, scale: hiddenScale } },
  slide: slideTowards('up', slidePx),
  clip: clipTowards('up'),
  blur: { hidden: { opacity: 0, filter: 'blur(8px)' }, waiting: transparent },
} as const satisfies Record<string, RevealEffect>;

export type RevealEffectName = keyof typeof revealEffects;

/** An effect whose motion leads somewhere, where it has one; `roomPx` is how far an element may slide at most. */
export function getDirectedEffect(name: RevealEffectName, direction: RevealDirection, roomPx = slidePx): RevealEffect {
  if (name === 'slide') return slideTowards(direction, Math.max(0, Math.min(slidePx, roomPx)));
  return name === 'clip' ? clipTowards(direction) : revealEffects[name];
}
