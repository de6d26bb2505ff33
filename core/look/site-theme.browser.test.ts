// Runs in every engine: which values a browser takes, and what of them reaches the page.
import { expect } from '@open-wc/testing';
import { defaultTheme } from '../../styles/theme.js';
import { themes } from '../../styles/themes/themes.js';
import { readSiteTheme, writeSiteTheme } from './site-theme.js';
import { followThemes } from './themes.js';

const root = document.documentElement;
const reader = (warnings: string[] = []) => ({
  supports: (property: string, value: string) => CSS.supports(property, value), warn: (message: string) => { warnings.push(message); },
});

describe('a theme in the site context', () => {
  it('has every value of the default theme and of each theme of the library in this browser', () => {
    for (const [name, values] of [['default', defaultTheme], ...Object.entries(themes).map(([id, theme]) => [id, theme.values] as const)] as const) {
      const warnings: string[] = [];
      expect([...readSiteTheme({ values }, reader(warnings))!.values.keys()].sort(), name).to.deep.equal(Object.keys(values).sort());
      expect(warnings).to.deep.equal([]);
    }
  });

  const invalid: Readonly<Record<string, string>> = {
    accent: 'bluish', radius: '8', font: '"Gill Sans', headingWeight: 'heavy', shadow: 'below', duration: '2px', density: 'wide', space: '-1px', surface: 'url(/a.png)', line: 'red)', onAccent: 'var(--a',
  };
  for (const [name, value] of Object.entries(invalid)) {
    it(`ignores ${name}: ${value}`, () => {
      const warnings: string[] = [];
      expect(readSiteTheme({ values: { [name]: value } }, reader(warnings))!.values.size).to.equal(0);
      expect(warnings).to.have.length(1);
    });
  }

  it('writes one rule and nothing else, whatever the values are', () => {
    const hostile = 'red; } * { color: red } @import "a"; b { c: d';
    const sheet = new CSSStyleSheet();
    const write = (values: ReadonlyMap<'accent' | 'radius', string>) => writeSiteTheme(sheet, { name: null, values });
    write(new Map([['accent', hostile], ['radius', hostile]]));
    expect(sheet.cssRules.length).to.equal(1);
    const { cssText } = sheet.cssRules[0]!;
    expect(cssText).to.include('--site-page-radius: initial;').and.include('--site-theme-accent: light-dark(');
    expect(cssText).to.not.match(/red|import|[{}].*[{}].*[{}]/);
  });

  it('is that of the page, in light and dark, below what the page sets', () => {
    const context = document.createElement('script');
    Object.assign(context, { type: 'application/json', textContent: JSON.stringify({ theme: { name: 'paper', values: { accent: { light: '#112233', dark: '#ddeeff' }, radius: '3px' } } }) });
    context.dataset.siteContext = '';
    document.head.append(context);
    followThemes();
    const probe = document.createElement('i');
    probe.style.cssText = 'color: var(--site-accent, var(--site-page-accent)); background: var(--site-page-surface); border-radius: var(--site-page-radius)';
    document.body.append(probe);
    const { light: surface } = themes.paper.values.surface!;
    const paper = document.createElement('i');
    paper.style.background = surface;
    document.body.append(paper);
    const seen = () => getComputedStyle(probe);
    root.style.colorScheme = 'light';
    expect([seen().color, seen().borderTopLeftRadius, seen().backgroundColor]).to.deep.equal(['rgb(17, 34, 51)', '3px', getComputedStyle(paper).backgroundColor]);
    root.style.colorScheme = 'dark';
    expect(seen().color).to.equal('rgb(221, 238, 255)');
    root.style.setProperty('--site-accent', 'rgb(1, 2, 3)');
    expect(seen().color).to.equal('rgb(1, 2, 3)');
    root.removeAttribute('style');
    for (const node of [probe, paper, context]) node.remove();
  });
});
