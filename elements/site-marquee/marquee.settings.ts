import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

const spec = 'page-runtime-platform §3, marquee properties';

export const marqueeSettings = table({
  tag: 'site-marquee',
  summary: 'Your own words and pictures, moving along a line or a wave.',
  spec: 'page-runtime-platform §3, §4, §9',
  settings: {
    animationDirection: setting.choice(['left', 'right'], 'Where the content moves.', { spec }),
    animationSpeed: setting.number(1, 'How fast it moves. 1 is 60 pixels a second.', { min: 0.1, max: 20, spec }),
    pausedOnHover: setting.flag(false, 'It pauses while the pointer is over it.', { spec }),
    waveFrequency: setting.number(1, 'Waves across the element; a wave is 250 to 1,000 pixels long.', { min: 0.1, max: 20, spec }),
    waveIntensity: setting.number(0, 'Height of the wave; 0 is a straight line.', { min: 0, max: 10, spec }),
  },
  texts: { pause: 'Pause the moving content', play: 'Let the content move' },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof marqueeSettings;
export type MarqueeHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
