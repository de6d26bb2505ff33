import { classNameOf } from './element-docs.js';

/** The files of a new element, by path from the repository's top. `coreFrom` is the way from its folder to `core`. */
export function elementFiles(tag: string, coreFrom = '../../core'): Record<string, string> {
  const className = classNameOf(tag);
  const name = tag.split('-').slice(1).map((part, at) => (at ? part[0]!.toUpperCase() + part.slice(1) : part)).join('');
  const View = name[0]!.toUpperCase() + name.slice(1);
  const folder = `elements/${tag}`;
  const example = (title: string, attributes: string) => `<!-- ${title} | Say here what this example shows. -->
<${tag}${attributes}>
  <p>The author's own content stays the content.</p>
</${tag}>
`;
  return {
    [`${folder}/${name}.settings.ts`]: `import { setting } from '${coreFrom}/settings/setting.js';
import { event, table } from '${coreFrom}/settings/table.js';

export const ${name}Settings = table({
  tag: '${tag}',
  summary: 'Shows its content behind a button.',
  settings: {
    label: setting.text('', 'The button\\'s text; by default the element\\'s own words.'),
    open: setting.flag(false, 'Whether the content shows.', { reflect: true }),
  },
  events: {
    'site-${name.toLowerCase()}-toggle': event<{ open: boolean }>('The visitor opens or closes it.', { cancelable: true, type: '{ open: boolean }' }),
  },
  texts: { show: 'Show more' },
  slots: { '': 'The content.' },
  parts: { button: 'The button.' },
});
`,
    [`${folder}/${name}.element.ts`]: `import { feature } from '${coreFrom}/element/definition.js';
import { lazyView } from '${coreFrom}/element/view-source.js';
import { ${name}Settings } from './${name}.settings.js';
import { ${name}Styles } from './${name}.styles.js';

export const ${name} = feature({
  table: ${name}Settings,
  styles: [${name}Styles],
  actions: {
    'click toggle': ({ host }) => {
      const open = !host.values.open;
      if (host.emit('site-${name.toLowerCase()}-toggle', { open })) host.set('open', open);
    },
  },
  view: lazyView(() => import('./${View}.js').then(module => module.${View})),
});
`,
    [`${folder}/${View}.tsx`]: `import type { Host } from '${coreFrom}/element/host.js';
import type { Values } from '${coreFrom}/settings/table.js';
import type { ${name}Settings } from './${name}.settings.js';

type Rows = typeof ${name}Settings;
interface Props {
  readonly values: Values<Rows['settings']>;
  readonly host: Host<Rows['settings'], Rows['events'], Rows['texts']>;
}

export function ${View}({ values, host }: Props) {
  return (
    <>
      <button part="button" data-action="toggle" aria-expanded={values.open}>{values.label || host.text('show')}</button>
      <div hidden={!values.open}><slot /></div>
    </>
  );
}
`,
    [`${folder}/${name}.styles.ts`]: `import { css } from '${coreFrom}/element/css.js';

export const ${name}Styles = css\`
  button { min-block-size: 44px; padding-inline: calc(2 * var(--_space)); color: var(--_on-accent); background: var(--_accent); border: 0; border-radius: var(--_radius); }
\`;
`,
    [`${folder}/${tag}.ts`]: `import { registerFeature } from '${coreFrom}/element/register-feature.js';
import type { SiteElement } from '${coreFrom}/element/register.js';
import { ${name} } from './${name}.element.js';

export const ${className} = registerFeature(${name});
export type ${className} = SiteElement<typeof ${name}.table.settings, typeof ${name}.table.events>;

declare global {
  interface HTMLElementTagNameMap { '${tag}': ${className} }
}
`,
    [`${folder}/${tag}.browser.test.ts`]: `import { expect, fixture, html } from '@open-wc/testing';
import './${tag}.js';
import type { ${className} } from './${tag}.js';

describe('<${tag}>', () => {
  it('opens when its button is pressed', async () => {
    const element = await fixture<${className}>(html\`<${tag}><p>inside</p></${tag}>\`);
    await element.updateComplete;
    element.shadowRoot!.querySelector('button')!.click();
    await element.updateComplete;
    expect(element.open).to.equal(true);
  });
});
`,
    [`${folder}/examples/closed.html`]: example('Closed', ''),
    [`${folder}/examples/open.html`]: example('Open', ' open label="About us"'),
    [`${folder}/${tag}.css`]: `/* Before and without scripts the content simply shows. */
:where(${tag}, [data-${tag}]) { display: block; }
`,
  };
}
