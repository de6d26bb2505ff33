import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

const spec = 'page-runtime-platform §3, marquee properties';

export const marqueeSettings = table({
  tag: 'site-marquee',
  summary: 'A marquee of your own text and images, moving along a line or a wave.',
  spec: 'page-runtime-platform §3, §4, §9',
  settings: {
    animationDirection: setting.choice(['left', 'right'], 'Direction of movement.', { spec }),
    animationSpeed: setting.number(1, 'Speed of movement; 1 is 60 pixels per second.', { min: 0.1, max: 20, spec }),
    pausedOnHover: setting.flag(false, 'Pauses on hover.', { spec }),
    waveFrequency: setting.number(1, 'Number of waves across the element. A wave is 250 to 1,000 pixels long.', { min: 0.1, max: 20, spec }),
    waveIntensity: setting.number(0, 'Height of the wave; 0 is a straight line.', { min: 0, max: 10, spec }),
  },
  texts: { pause: 'Pause moving content', play: 'Play moving content' },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof marqueeSettings;
export type MarqueeHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
