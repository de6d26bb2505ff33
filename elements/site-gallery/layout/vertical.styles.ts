import { css } from '../../../styles/css.js';

/** Slides that follow one another from top to bottom, with what controls them at the inline end. Printed as any others. */
export const verticalStyles = css`
  @media screen {
    .gallery[data-vertical] .track {
      --_tall: calc(100cqi / (var(--_ratio)));
      --_flex: 0 0 auto;
      --_least-tall: var(--_tall);
      --_all: calc(var(--_columns) * (var(--_tall) + var(--_gutter)) - var(--_gutter));
      flex-direction: column;
      align-items: stretch;
      /* spec: media-layout §9, at most 3 below 724 px, 2 below 480 px, as in a row */
      block-size: var(--_exact, min(
        var(--_all),
        max(3 * var(--_tall) + 2 * var(--_gutter), (100cqi - 724px) * 9999),
        max(2 * var(--_tall) + var(--_gutter), (100cqi - 480px) * 9999)
      ));
      overflow: hidden auto;
      scroll-snap-type: block mandatory;
    }
    .gallery[data-vertical] .track:is([data-drag], [data-glide], [data-free]) { scroll-snap-type: none; }
    .gallery[data-vertical] .track ::slotted(*) { flex: 0 0 auto; min-block-size: var(--_tall); }
    .gallery[data-vertical] .controls {
      aspect-ratio: auto;
      block-size: 100%;
      flex-direction: column;
      align-items: flex-end;
    }
    .gallery[data-vertical] .arrow { touch-action: pan-x pinch-zoom; }
    .gallery[data-vertical] .arrow svg { rotate: 90deg; }
    .gallery[data-vertical] .arrow:dir(rtl) svg { transform: none; }
    .gallery[data-vertical] .arrow:hover svg { translate: none; }
    .gallery[data-vertical] .counter {
      inset-block: clamp(10px, 2cqi, 20px) auto;
      inset-inline: 0;
      inline-size: fit-content;
      margin-inline: auto;
    }
    /* Text ends before the arrow. */
    .gallery[data-vertical][data-captions='bottom'] { --_caption-padding: 1.5em 76px 0.8em 1em; }
    .gallery[data-vertical][data-captions='bottom']:dir(rtl) { --_caption-padding: 1.5em 1em 0.8em 76px; }
  }
`;
