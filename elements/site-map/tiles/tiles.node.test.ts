import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettingsBlock } from '../../../core/element/settings-block.js';
import { parseValue } from '../../../core/settings/parse.js';
import { getDefaults } from '../../../core/settings/table.js';
import { mapSettings } from '../map.settings.js';
import { keylessTiles, getTileSet, tileSource } from './tile-source.js';
import { tileWarnings } from './tile-warnings.js';

const defaults = getDefaults(mapSettings.settings);
type Some = Partial<typeof defaults>;
const page = 'https://studio.example/visit';
const setOf = (some: Some) => getTileSet({ ...defaults, ...some });
const linksOf = (line: string) => [...line.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
const own = '/tiles/{z}/{x}/{y}.png';

describe('the tiles of a map', () => {
  it('are those of OpenStreetMap by default, with credit and the usage policy linked', () => {
    const set = setOf({})!;
    assert.equal(set.template, 'https://tile.openstreetmap.org/{z}/{x}/{y}.png');
    assert.deepEqual(linksOf(set.attribution), ['https://www.openstreetmap.org/copyright', 'https://operations.osmfoundation.org/policies/tiles/']);
    assert.equal(tileSource(set, page)?.isOwn, false, 'and so they wait for a yes');
  });

  it('keep their credit beside the author\'s', () => {
    assert.match(setOf({ attribution: 'Drawn by us' })!.attribution, /^Drawn by us · © <a /);
  });

  for (const [name, set] of Object.entries(keylessTiles)) {
    it(`${name}: https, without a key, with a linked credit`, () => {
      assert.match(set.template, /^https:\/\/[^?]+$/);
      assert.ok(linksOf(set.attribution).some(href => href.startsWith('https:')));
    });
  }

  const rows: [string, Some, string | undefined][] = [
    ['those of the author', { tiles: own }, own],
    ['none, when the author wants no map', { tiles: 'none' }, undefined],
    ['from above for satellite', { mapStyle: 'satellite' }, keylessTiles.imagery.template],
    ['with hills for terrain', { showTerrain: true }, keylessTiles.terrain.template],
    ['those of the style', { tiles: own, mapStyle: 'satellite', styles: { satellite: { tiles: '/air/{z}/{x}/{y}.jpg' } } }, '/air/{z}/{x}/{y}.jpg'],
    ['not those of another style', { tiles: own, styles: { satellite: { tiles: '/air/{z}/{x}/{y}.jpg' } } }, own],
  ];
  for (const [fact, some, expected] of rows) it(fact, () => assert.equal(setOf(some)?.template, expected));

  for (const styles of [null, 5, 'x', [], { grayscale: null }, { grayscale: {} }, { grayscale: { tiles: 5 } }]) {
    it(`take no harm from styles ${JSON.stringify(styles)}`, () => assert.equal(setOf({ tiles: own, styles: styles as never })?.template, own));
  }
});

describe('a MapLibre style', () => {
  const style = 'https://maps.example/town.json';
  const record = { grayscale: { style, tiles: own, isDark: true, attribution: 'By the record' } };
  const read = (some: Some, drawsVectors = true) => {
    const set = getTileSet({ ...defaults, ...some }, drawsVectors);
    return set && { style: set.style, template: set.template };
  };
  const rows: [string, Some, [drawn: string | null, instead: string | null]][] = [
    ['is given by its address', { mapStyle: style }, [style, null]],
    ['is given by a record', { styles: record }, [style, own]],
    ['of another style is not drawn', { styles: record, mapStyle: 'original', tiles: own }, [null, own]],
    ['has the tiles of the map instead', { mapStyle: style, tiles: '/t/{z}/{x}/{y}.png' }, [style, '/t/{z}/{x}/{y}.png']],
    ['goes before the tiles of none', { mapStyle: style, tiles: 'none' }, [style, null]],
  ];
  for (const [fact, some, [drawn, instead]] of rows) {
    it(fact, () => {
      assert.equal(read(some)?.style ?? null, drawn);
      assert.deepEqual(read(some, false), instead === null ? null : { style: undefined, template: instead });
    });
  }
  it('of this site needs no consent; one of another host waits for consent to it', () => {
    const sourceOf = (mapStyle: string) => tileSource(setOf({ mapStyle: mapStyle as never }), page);
    assert.deepEqual([sourceOf('/town.json')?.isOwn, sourceOf('/town.json')?.style], [true, 'https://studio.example/town.json']);
    assert.deepEqual([sourceOf(style)?.isOwn, sourceOf(style)?.host], [false, 'maps.example']);
  });
  it('brings its credit and its pin', () =>
    assert.deepEqual([setOf({ styles: record })?.attribution, setOf({ styles: record })?.isDark], ['By the record', true]));
  it('has labels that can be left out, and hills of its own', () => {
    const warningsOf = (some: Some) => tileWarnings({ ...defaults, mapStyle: style, ...some }, tileSource(setOf({ mapStyle: style, ...some }), page));
    assert.deepEqual(warningsOf({ showLabels: false }), []);
    assert.match(warningsOf({ showTerrain: true }).join(), /show-terrain/);
  });
  for (const [text, value, isFault] of [['/town.json', '/town.json', false], [' town.json ', 'town.json', false], ['MinimalDark', 'minimal-dark', false],
    ['javascript:alert(1)//.', 'grayscale', true], ['pretty', 'grayscale', true]] as const) {
    it(`is ${value} where map-style says ${JSON.stringify(text)}`, () => {
      const { value: got, fault } = parseValue(mapSettings.settings.mapStyle, text);
      assert.deepEqual([got, fault !== undefined], [value, isFault]);
    });
  }
});

describe('what tiles cannot show', () => {
  const rows: [string, Some, RegExp[]][] = [
    ['nothing of the defaults', {}, []],
    ['nothing where there is no map', { tiles: 'none', showLabels: false }, []],
    ['invalid tiles', { tiles: 'javascript:1' }, [/not a web address/]],
    ['satellite from drawn tiles', { tiles: own, mapStyle: 'satellite' }, [/satellite/]],
    ['no labels from tiles that have them', { showLabels: false }, [/show-labels/]],
    ['terrain from tiles without', { tiles: own, showTerrain: true }, [/show-terrain/]],
    [
      'nothing where the address has places for them',
      { tiles: '/{style}/{labels}/{terrain}/{z}/{x}/{y}', mapStyle: 'satellite', showLabels: false, showTerrain: true },
      [],
    ],
    ['nothing where terrain has tiles of its own', { showTerrain: true }, []],
  ];
  for (const [fact, some, expected] of rows) {
    it(fact, () => {
      const values = { ...defaults, ...some };
      const warnings = tileWarnings(values, tileSource(getTileSet(values), page));
      assert.equal(warnings.length, expected.length, warnings.join());
      expected.forEach((pattern, at) => assert.match(warnings[at]!, pattern));
    });
  }
});

describe('the builder\'s block', () => {
  const read = (block: object) => {
    const found = readSettingsBlock(mapSettings, JSON.stringify(block));
    return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, parseValue(mapSettings.settings[name as 'lat'], value).value]));
  };
  it('has its location nested', () => {
    const location = { mapLat: 52.9, mapLng: 0.8, markerLat: null, markerLng: null, mapZoom: 9, addressTitle: 'Loft', addressLine1: 'Lane 1' };
    assert.deepEqual(read({ location, style: 3, labels: false, controls: false, terrain: true }), {
      lat: 52.9, lng: 0.8, markerLat: null, markerLng: null, zoom: 9, addressTitle: 'Loft', addressLine1: 'Lane 1',
      mapStyle: 'satellite', showLabels: false, showControls: false, showTerrain: true,
    });
  });
  it('says its own word where both do', () => assert.equal(read({ mapZoom: 5, location: { mapZoom: 9 } }).zoom, 5));
  for (const location of [null, 5, 'here', [1, 2], {}]) {
    it(`may hold location ${JSON.stringify(location)}`, () => assert.deepEqual(read({ location, zoom: 4 }), { zoom: 4 }));
  }
  const styles: [unknown, string][] = [
    [1, 'original'], [2, 'grayscale'], [3, 'satellite'], [4, 'minimal-light'], [5, 'minimal-dark'], ['6', 'minimal-blue'],
    ['MinimalDark', 'minimal-dark'], ['Satellite', 'satellite'], [7, 'grayscale'], [null, 'grayscale'],
  ];
  for (const [style, expected] of styles) {
    it(`style ${JSON.stringify(style)} is ${expected}`, () => assert.equal(read({ style }).mapStyle, expected));
  }
});
