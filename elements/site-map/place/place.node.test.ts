import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getDefaults } from '../../../core/settings/table.js';
import { mapSettings } from '../map.settings.js';
import { mapStyles, getRendering, type MapStyle } from '../tiles/map-styles.js';
import { mapsPages, type MapsPageName } from './maps-pages.js';
import { defaultCenter, resolvePlace } from './resolve-place.js';
import { readPoint } from './place.js';

const defaults = getDefaults(mapSettings.settings);

describe('the place of a map', () => {
  it('is the default view, without a marker, without any setting', () => {
    const { center, marker, zoom } = resolvePlace(defaults);
    assert.deepEqual({ center, marker, zoom }, { center: defaultCenter, marker: null, zoom: 12 });
  });

  const unknown: [string, Parameters<typeof resolvePlace>][] = [
    ['an address of the page', [defaults, { contentLines: ['Saltmarsh Pottery', 'Staithe Lane'] }]],
    ['an address of the settings', [{ ...defaults, addressLine1: 'Staithe Lane' }]],
    ['a title alone', [defaults, { title: 'The loft' }]],
    ['half a position', [{ ...defaults, lat: 52.9 }]],
    ['half a marker', [{ ...defaults, markerLng: 0.85 }]],
    ['markers that say it themselves', [defaults, { hasMarkers: true }]],
  ];
  for (const [fact, said] of unknown) {
    it(`has no position of its own: ${fact}`, () => {
      const { center, marker } = resolvePlace(...said);
      assert.deepEqual({ center, marker }, { center: null, marker: null });
    });
  }

  const unreadable: [string, Parameters<typeof resolvePlace>[0]][] = [
    ['a latitude', { ...defaults, lat: NaN, lng: 0.85 }],
    ['both numbers', { ...defaults, lat: NaN, lng: NaN }],
    ['one, and the other is not given', { ...defaults, lng: NaN }],
  ];
  for (const [fact, said] of unreadable) {
    it(`is nowhere where it cannot be read: ${fact}`, () => {
      for (const known of [{}, { contentLines: ['Saltmarsh Pottery', 'Staithe Lane'] }, { found: [3, 4] as const }]) {
        const { center, marker, isUnreadable } = resolvePlace(said, known);
        assert.deepEqual({ center, marker, isUnreadable }, { center: null, marker: null, isUnreadable: true });
      }
    });
  }

  it('keeps its view where only the marker cannot be read, without a marker in another place', () => {
    const { center, marker, isUnreadable } = resolvePlace({ ...defaults, lat: 1, lng: 2, markerLat: NaN, markerLng: 3 });
    assert.deepEqual({ center, marker, isUnreadable }, { center: [1, 2], marker: null, isUnreadable: true });
  });

  it('is not the default view where markers are given that cannot be read', () => {
    assert.equal(resolvePlace(defaults, { hasUnreadableMarkers: true }).center, null);
  });

  it('has its marker in the center by default', () => {
    assert.deepEqual(resolvePlace({ ...defaults, lat: 52.955, lng: 0.85 }).marker, [52.955, 0.85]);
  });

  it('takes a marker of its own, also on the equator', () => {
    assert.deepEqual(resolvePlace({ ...defaults, lat: 1, lng: 2, markerLat: 0, markerLng: 5 }).marker, [0, 5]);
    assert.deepEqual(resolvePlace({ ...defaults, markerLat: 0, markerLng: 5 }).center, [0, 5]);
  });

  it('is where its address was found', () => {
    const { center, marker } = resolvePlace(defaults, { contentLines: ['Staithe Lane'], found: [3, 4] });
    assert.deepEqual({ center, marker }, { center: [3, 4], marker: [3, 4] });
  });

  it('leaves the marker to other markers, unless a setting requests it', () => {
    assert.equal(resolvePlace({ ...defaults, lat: 1, lng: 2 }, { hasMarkers: true }).marker, null);
    assert.deepEqual(resolvePlace({ ...defaults, markerLat: 1, markerLng: 2 }, { hasMarkers: true }).marker, [1, 2]);
  });

  it('reads name and lines from the page', () => {
    const { title, lines } = resolvePlace(defaults, { contentLines: ['Saltmarsh Pottery', 'Staithe Lane'] });
    assert.deepEqual({ title, lines }, { title: 'Saltmarsh Pottery', lines: ['Staithe Lane'] });
  });

  it('prefers the settings', () => {
    const said = { ...defaults, addressTitle: 'Studio', addressLine1: 'Lane 1', addressCountry: 'UK' };
    const { title, lines } = resolvePlace(said, { contentLines: ['Old', 'Lines'] });
    assert.deepEqual({ title, lines }, { title: 'Studio', lines: ['Lane 1', 'UK'] });
  });
});

describe('a position', () => {
  const rows: [unknown, unknown, ReturnType<typeof readPoint>][] = [
    [1, 2, [1, 2]], ['52.9', ' 0.8 ', [52.9, 0.8]], [0, 0, [0, 0]], ['', '0', null], [null, 0, null], [undefined, undefined, null],
    [91, 0, null], [0, 181, null], ['west', 0, null], [NaN, 0, null], [[], 0, null], [-90, -180, [-90, -180]],
    ['52,955', '0,85', [52.955, 0.85]], ['\u22120.5', '+1,25', [-0.5, 1.25]], ['52,955, 0,85', '1', null], ['52.955, 0.85', '', null], ['1,2,3', '0', null],
  ];
  for (const [lat, lng, expected] of rows) it(JSON.stringify([lat, lng]), () => assert.deepEqual(readPoint(lat, lng), expected));
});

describe('the maps pages', () => {
  const address = { addressTitle: 'Mud & Glaze', addressLine1: '1 "Old" Lane' };
  const at = { lat: 52.955, lng: 0.85, zoom: 12.4 };
  const place = resolvePlace({ ...defaults, ...address, ...at });
  const unknown = resolvePlace({ ...defaults, ...address });
  for (const name of Object.keys(mapsPages) as MapsPageName[]) {
    it(`${name} is asked over https for position and zoom`, () => {
      const url = new URL(mapsPages[name].place(place));
      assert.equal(url.protocol, 'https:');
      for (const part of ['52.955', '0.85', '12']) assert.ok(decodeURIComponent(url.href).includes(part), part);
      assert.ok(!/["<> ]/.test(url.href));
    });

    it(`${name} links an address without a position by its text, and by no other position`, () => {
      for (const link of [mapsPages[name].place(unknown), mapsPages[name].directions(unknown)]) {
        assert.deepEqual([...new URL(link).searchParams.values()].filter(value => value !== '1'), ['Mud & Glaze, 1 "Old" Lane']);
        assert.ok(!link.includes('40.7'));
      }
    });

    it(`${name} links directions to the position`, () => {
      const url = new URL(mapsPages[name].directions(place));
      assert.ok([...url.searchParams.values()].includes('52.955,0.85'), url.href);
    });
  }

  const asked = (link: string, name = 'q') => new URL(link).searchParams.get(name);
  it('google takes the address as well', () => {
    assert.equal(asked(mapsPages.google.place(place)), 'Mud & Glaze, 1 "Old" Lane');
  });

  it('a title alone never replaces the pin', () => {
    const titled = resolvePlace({ ...defaults, ...at, addressTitle: 'The Crown' });
    assert.equal(asked(mapsPages.google.place(titled)), '52.955,0.85');
    assert.equal(asked(mapsPages.apple.place(titled), 'll'), '52.955,0.85');
  });

  it('a place without a name is linked by its position', () => {
    assert.equal(asked(mapsPages.google.place(resolvePlace({ ...defaults, ...at }))), '52.955,0.85');
  });
});

describe('the styles of a map', () => {
  it('carry the numbers of the page data', () => {
    const numbers = Object.fromEntries(Object.values(mapStyles).map(({ number, name }) => [number, name]));
    assert.deepEqual(numbers, {
      1: 'original', 2: 'grayscale', 3: 'satellite', 4: 'minimal-light', 5: 'minimal-dark', 6: 'minimal-blue',
    });
  });

  for (const [name, style] of Object.entries<MapStyle>(mapStyles)) {
    it(`${name} is registered under its name and has a ground and a filter`, () => {
      assert.equal(style.name, name);
      for (const isDarkPage of [false, true]) {
        const { ground, filter } = getRendering(style, isDarkPage);
        assert.match(ground, /^#[\da-f]{6}$/);
        assert.ok(filter);
      }
    });
  }

  it('are dark, and so have the light pin, where they look dark', () => {
    const dark = (isDarkPage: boolean) =>
      Object.values<MapStyle>(mapStyles).filter(style => getRendering(style, isDarkPage).isDark).map(({ name }) => name);
    assert.deepEqual(dark(false), ['minimal-dark']);
    assert.deepEqual(dark(true), ['grayscale', 'minimal-dark']);
  });
});
