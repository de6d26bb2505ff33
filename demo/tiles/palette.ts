export const tileThemes = ['light', 'dark'] as const;

export type TileTheme = (typeof tileThemes)[number];

/** True when a text names one of the palettes. */
export function isTileTheme(text: string): text is TileTheme {
  return tileThemes.some(theme => theme === text);
}

/** Every color of the map. */
export interface Palette {
  sea: string;
  shallows: string;
  land: string;
  coast: string;
  border: string;
  graticule: string;
  flats: string;
  beach: string;
  marsh: string;
  marshMark: string;
  fields: string[];
  hedge: string;
  wood: string;
  built: string;
  building: string;
  road: string;
  roadEdge: string;
  mainRoad: string;
  mainRoadEdge: string;
  path: string;
}

export const palettes: Record<TileTheme, Palette> = {
  light: {
    sea: '#cfdfe2',
    shallows: '#dbe8e8',
    land: '#f5f1e7',
    coast: '#8fa9ac',
    border: '#cbbfa9',
    graticule: '#bfd2d6',
    flats: '#e2e2d2',
    beach: '#efe5c8',
    marsh: '#dfe4cf',
    marshMark: '#b9c5a4',
    fields: ['#f3efdf', '#efecd8', '#ebead1', '#f5efdc', '#e8ead0', '#f1ead6'],
    hedge: '#d3d3b4',
    wood: '#cfdabd',
    built: '#ece1d2',
    building: '#d0bfab',
    road: '#fffdf8',
    roadEdge: '#d5c9b2',
    mainRoad: '#f9e6b8',
    mainRoadEdge: '#d2b988',
    path: '#a98f68',
  },
  dark: {
    sea: '#18272e',
    shallows: '#1f333a',
    land: '#343936',
    coast: '#6f8f96',
    border: '#6b6353',
    graticule: '#25383f',
    flats: '#2d3a38',
    beach: '#56503b',
    marsh: '#33443a',
    marshMark: '#526750',
    fields: ['#393d36', '#3d4138', '#373d33', '#40423a', '#3b4235', '#3f3e37'],
    hedge: '#4b5244',
    wood: '#2f4536',
    built: '#4a433b',
    building: '#75695a',
    road: '#6d6b62',
    roadEdge: '#2a2c28',
    mainRoad: '#94804f',
    mainRoadEdge: '#2f2a1e',
    path: '#a2906b',
  },
};
