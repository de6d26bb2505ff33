import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseFragment } from 'parse5';
import { getFields } from '../cms-adapter.js';
import { importText, readSchemas } from './adapters.fixture.test.js';
import { grapesjs } from './grapesjs.js';

interface Component {
  readonly getAttributes: () => Record<string, unknown>;
  readonly addAttributes: (more: Record<string, unknown>) => void;
  readonly removeAttributes: (name: string) => void;
}
interface Trait {
  readonly type: string; readonly name: string; readonly label: string; readonly category: string; readonly options?: readonly { readonly id: string; readonly label: string }[];
  readonly getValue?: (given: { component: Component }) => string;
  readonly setValue?: (given: { component: Component; value: string }) => void;
}
interface Type { readonly isComponent: (element: { tagName?: string }) => boolean; readonly model: { readonly defaults: { readonly tagName: string; readonly traits: readonly (Trait | 'id')[] } } }
interface Block { readonly label: string; readonly category: string; readonly media: string; readonly content: string }

const schemas = await readSchemas();
const { default: plugin } = await importText(grapesjs.writeFiles(schemas)['grapesjs-site-elements.js']!) as { default: (editor: object) => void };
const [types, blocks] = [new Map<string, Type>(), new Map<string, Block>()];
plugin({ Components: { addType: (name: string, type: Type) => types.set(name, type) }, Blocks: { add: (name: string, block: Block) => blocks.set(name, block) } });

function createComponent(): Component {
  const attributes: Record<string, unknown> = {};
  return { getAttributes: () => attributes, addAttributes: more => Object.assign(attributes, more), removeAttributes: name => { delete attributes[name]; } };
}

describe('the plugin for GrapesJS', () => {
  for (const schema of schemas) {
    const { tag } = schema['x-element'];
    test(`has <${tag}> with a trait for each attribute. Source: grapesjs.com/docs/modules/Traits.html`, () => {
      const { isComponent, model: { defaults } } = types.get(tag)!;
      assert.equal(defaults.tagName, tag);
      assert.deepEqual([{ tagName: tag.toUpperCase() }, { tagName: 'DIV' }, {}].map(isComponent), [true, false, false]);
      const [id, ...traits] = defaults.traits;
      assert.equal(id, 'id');
      assert.deepEqual((traits as Trait[]).map(({ name }) => name), getFields(schema).map(({ attribute }) => attribute));
      for (const { type, label, category, options, name } of traits as Trait[]) {
        assert.ok(['text', 'number', 'select', 'checkbox', 'color'].includes(type) && label && category, name);
        if (type !== 'select') continue;
        const ids = options!.map(option => option.id);
        assert.ok(ids[0] === '' && new Set(ids).size === ids.length && !ids.includes('true') && !ids.includes('false'), name);
      }
    });

    test(`has a block with <${tag}> and its sample`, () => {
      const { label, category, media, content } = blocks.get(tag)!;
      assert.ok(label && category && media.startsWith('<svg '));
      const [element, ...others] = parseFragment(content).childNodes;
      assert.deepEqual([element?.nodeName, others.length], [tag, 0]);
    });
  }

  test('writes switches that are on by default, or that the element decides', () => {
    const find = (name: string): Trait => types.get('site-gallery')!.model.defaults.traits.find(trait => trait !== 'id' && trait.name === name) as Trait;
    const image = types.get('site-image')!.model.defaults.traits.find(trait => trait !== 'id' && trait.name === 'load') as Trait;
    assert.deepEqual(image.options!.map(({ id }) => id), ['', 'yes', 'no']);
    for (const [name, value, written] of [['auto-crop', 'no', 'false'], ['auto-crop', '', undefined], ['lightbox', 'yes', 'true'], ['lightbox', 'no', 'false'], ['lightbox', '', undefined]] as const) {
      const component = createComponent();
      const trait = find(name);
      trait.setValue!({ component, value });
      assert.equal(component.getAttributes()[name], written);
      assert.equal(trait.getValue!({ component }), value);
    }
  });
});
