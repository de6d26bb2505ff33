export interface Glaze {
  /** The color where the coat is even, in half light. */
  base: string;
  /** Where it runs thick and pools. */
  deep: string;
  /** Where it breaks thin over rims and throwing rings. */
  thin: string;
  /** The color shadows turn to; never plain black. */
  shade: string;
  /** 0 is dry clay, 1 is wet glass. */
  gloss: number;
  speckle?: { color: string; count: number; size: number };
  mottle?: { frequency: [x: number, y: number]; strength: number };
}

export const glazes = {
  clay: {
    base: '#b9906c', deep: '#a67c58', thin: '#c49f7c', shade: '#4b3329', gloss: 0,
    speckle: { color: '#5b3c2a', count: 120, size: 1.3 },
    mottle: { frequency: [0.01, 0.05], strength: 0.35 },
  },
  darkClay: {
    base: '#6b4a3a', deep: '#583a2d', thin: '#7d5a48', shade: '#23171a', gloss: 0,
    mottle: { frequency: [0.01, 0.06], strength: 0.35 },
  },
  dune: {
    base: '#d9c3a0', deep: '#c7a676', thin: '#b1713f', shade: '#5e4334', gloss: 0.45,
    speckle: { color: '#6a4227', count: 260, size: 1.9 },
    mottle: { frequency: [0.006, 0.012], strength: 0.4 },
  },
  tide: {
    base: '#8fa8a4', deep: '#56767c', thin: '#b9a88a', shade: '#26353d', gloss: 0.85,
    speckle: { color: '#2d4a52', count: 90, size: 1.4 },
    mottle: { frequency: [0.009, 0.004], strength: 0.55 },
  },
  kelp: {
    base: '#74724a', deep: '#44442c', thin: '#b07a36', shade: '#1c2118', gloss: 0.7,
    speckle: { color: '#2a2416', count: 140, size: 1.6 },
    mottle: { frequency: [0.014, 0.004], strength: 0.6 },
  },
  chalk: {
    base: '#efe8dc', deep: '#dfd2bf', thin: '#cdb08c', shade: '#6c625f', gloss: 0.28,
    speckle: { color: '#8a6f57', count: 70, size: 1.3 },
    mottle: { frequency: [0.005, 0.008], strength: 0.2 },
  },
  ember: {
    base: '#a8482a', deep: '#6b2318', thin: '#d98a4a', shade: '#2a1016', gloss: 0.6,
    speckle: { color: '#3a1510', count: 150, size: 1.6 },
    mottle: { frequency: [0.01, 0.005], strength: 0.6 },
  },
  ink: {
    base: '#2c3a50', deep: '#141d30', thin: '#7d6650', shade: '#0a0e1a', gloss: 0.9,
    speckle: { color: '#8fa3ba', count: 60, size: 1 },
    mottle: { frequency: [0.008, 0.005], strength: 0.6 },
  },
  dusk: {
    base: '#d6b2a6', deep: '#bd948b', thin: '#a9694f', shade: '#57393d', gloss: 0.35,
    speckle: { color: '#7c463c', count: 90, size: 1.4 },
    mottle: { frequency: [0.007, 0.009], strength: 0.35 },
  },
  seaGlass: {
    base: '#bccbbf', deep: '#93aea2', thin: '#d6cfae', shade: '#43574f', gloss: 0.8,
    mottle: { frequency: [0.009, 0.005], strength: 0.5 },
  },
} satisfies Record<string, Glaze>;

export type GlazeName = keyof typeof glazes;
