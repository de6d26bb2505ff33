import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultsOf } from '../../core/settings/table.js';
import { attributionCredits } from './attribution.js';
import { mapSettings } from './map.settings.js';
import { mapStyles, renderingOf, type MapStyle } from './map-styles.js';
import { mapsPages, type MapsPageName } from './maps-pages.js';
import { placeOf } from './place.js';

const defaults = defaultsOf(mapSettings.settings);

describe('the place of a map', () => {
  it('is the default place, with the marker in its centre', () => {
    const { center, marker, zoom } = placeOf(defaults);
    const newYork = [40.720882, -74.000988];
    assert.deepEqual({ center, marker, zoom }, { center: newYork, marker: newYork, zoom: 12 });
  });

  it('takes a marker of its own, also on the equator', () => {
    assert.deepEqual(placeOf({ ...defaults, markerLat: 0, markerLng: 5 }).marker, [0, 5]);
  });

  it('reads name and lines from the page', () => {
    const { title, lines } = placeOf(defaults, ['Saltmarsh Pottery', 'Staithe Lane']);
    assert.deepEqual({ title, lines }, { title: 'Saltmarsh Pottery', lines: ['Staithe Lane'] });
  });

  it('prefers the settings', () => {
    const said = { ...defaults, addressTitle: 'Studio', addressLine1: 'Lane 1', addressCountry: 'UK' };
    const { title, lines } = placeOf(said, ['Old', 'Lines']);
    assert.deepEqual({ title, lines }, { title: 'Studio', lines: ['Lane 1', 'UK'] });
  });
});

describe('the maps pages', () => {
  const address = { addressTitle: 'Mud & Glaze', addressLine1: '1 "Old" Lane' };
  const place = placeOf({ ...defaults, ...address, lat: 52.955, lng: 0.85, zoom: 12.4 });
  for (const name of Object.keys(mapsPages) as MapsPageName[]) {
    it(`${name} is asked over https for position and zoom`, () => {
      const url = new URL(mapsPages[name](place));
      assert.equal(url.protocol, 'https:');
      for (const part of ['52.955', '0.85', '12']) assert.ok(decodeURIComponent(url.href).includes(part), part);
      assert.ok(!/["<> ]/.test(url.href));
    });
  }

  it('google takes the address as well', () => {
    assert.equal(new URL(mapsPages.google(place)).searchParams.get('q'), 'Mud & Glaze, 1 "Old" Lane');
  });

  it('a place without a name is asked for by its position', () => {
    assert.equal(new URL(mapsPages.google(placeOf(defaults))).searchParams.get('q'), '40.720882,-74.000988');
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
        const { ground, filter } = renderingOf(style, isDarkPage);
        assert.match(ground, /^#[\da-f]{6}$/);
        assert.ok(filter);
      }
    });
  }

  it('are dark, and so have the light pin, where they look dark', () => {
    const dark = (isDarkPage: boolean) =>
      Object.values<MapStyle>(mapStyles).filter(style => renderingOf(style, isDarkPage).isDark).map(({ name }) => name);
    assert.deepEqual(dark(false), ['minimal-dark']);
    assert.deepEqual(dark(true), ['grayscale', 'minimal-dark']);
  });
});

describe('the attribution line', () => {
  const rows: [string, { text: string; href?: string }[]][] = [
    ['Coastline: Natural Earth', [{ text: 'Coastline: Natural Earth' }]],
    ['&copy; <a href="https://osm.example/c">OSM</a> contributors',
      [{ text: '© ' }, { text: 'OSM', href: 'https://osm.example/c' }, { text: ' contributors' }]],
    ["<a class=x href='/a?b=1&amp;c=2'><b>A</b></a>", [{ text: 'A', href: '/a?b=1&c=2' }]],
    ['<a href=javascript:alert(1)>A</a>', [{ text: 'A' }]],
    ['<a href="java\nscript:alert(1)">A</a>', [{ text: 'A' }]],
    ['<img src=x onerror=alert(1)>A', [{ text: 'A' }]],
    ['', []],
  ];
  for (const [line, credits] of rows) it(JSON.stringify(line), () => assert.deepEqual(attributionCredits(line), credits));
});
