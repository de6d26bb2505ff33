import type { DocumentedTable } from '../describe/docs.js';
import { elementDoc, type ElementDoc } from '../describe/element-docs.js';
import { visitorTables } from '../describe/tables.js';
import { schemaFiles } from '../schema/build-schema.js';
import { frameworkTypes } from './framework-types.js';
import { ownTagEntries } from './own-tags.js';
import { bundlerEntries } from './react-components.js';
import { richElementFiles } from './rich-elements.js';
import { textFiles } from './text-index.js';

const kebabFile = (tag: string): string => `./elements/${tag}/${tag}.js`;
/** A titled list in Markdown; `undefined` leaves the field out. */
const notes = (title: string, sentences: readonly string[]): string | undefined =>
  sentences.length ? `${title}:\n\n${sentences.map(text => `- ${text}`).join('\n')}` : undefined;
const withName = (name: string): string => name || 'default';

function customElementsManifest(docs: readonly ElementDoc[]): object {
  return {
    schemaVersion: '2.1.0',
    modules: docs.map(doc => ({
      kind: 'javascript-module',
      path: kebabFile(doc.tag),
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: doc.className,
          tagName: doc.tag,
          superclass: { name: 'HTMLElement' },
          summary: doc.summary,
          description: notes('Accessibility', doc.accessibility),
          attributes: doc.settings
            .filter(row => row.attribute)
            .flatMap(row => [
              {
                name: row.attribute,
                fieldName: row.property,
                type: { text: row.type },
                default: row.default || undefined,
                description: row.doc,
              },
              ...(row.former?.attribute
                ? [{ name: row.former.attribute, fieldName: row.property, type: { text: row.type }, deprecated: `Use ${row.attribute}.` }]
                : []),
            ]),
          members: [
            ...doc.settings.flatMap(row => [
              { kind: 'field', name: row.property, type: { text: row.type }, default: row.default || undefined, description: row.doc },
              ...(row.former
                ? [{ kind: 'field', name: row.former.property, type: { text: row.type }, deprecated: `Use ${row.property}.` }]
                : []),
            ]),
            ...doc.methods.map(row => ({ kind: 'method', name: row.name, description: row.doc })),
          ],
          events: doc.events.map(row => ({ name: row.name, type: { text: `CustomEvent<${row.type}>` }, description: row.doc })),
          slots: doc.slots.map(row => ({ name: row.name, description: row.doc })),
          cssParts: doc.parts.map(row => ({ name: row.name, description: row.doc })),
          cssProperties: doc.cssProperties.map(row => ({ name: row.name, description: row.doc })),
          cssStates: doc.states.map(row => ({ name: row.name, description: row.doc })),
        },
      ],
      exports: [
        { kind: 'js', name: doc.className, declaration: { name: doc.className, module: kebabFile(doc.tag) } },
        { kind: 'custom-element-definition', name: doc.tag, declaration: { name: doc.className, module: kebabFile(doc.tag) } },
      ],
    })),
  };
}

function htmlCustomData(docs: readonly ElementDoc[]): object {
  return {
    version: 1.1,
    tags: docs.map(doc => ({
      name: doc.tag,
      description: doc.summary,
      attributes: doc.settings.filter(row => row.attribute).map(row => ({
        name: row.attribute,
        description: row.doc,
        ...(row.type === 'boolean' ? { valueSet: 'v' } : row.choices.length ? { values: row.choices.map(name => ({ name })) } : {}),
      })),
    })),
  };
}

function webTypes(docs: readonly ElementDoc[], version: string): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'site-elements',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: docs.map(doc => ({
          name: doc.tag,
          description: doc.summary,
          attributes: doc.settings.filter(row => row.attribute).map(row =>
            ({ name: row.attribute, description: row.doc, default: row.default || undefined, value: { type: row.type } })),
          slots: doc.slots.map(row => ({ name: withName(row.name), description: row.doc })),
          js: {
            properties: doc.settings.map(row => ({ name: row.property, type: row.type, description: row.doc })),
            events: doc.events.map(row => ({ name: row.name, description: row.doc })),
          },
          css: {
            parts: doc.parts.map(row => ({ name: row.name, description: row.doc })),
            properties: doc.cssProperties.map(row => ({ name: row.name, description: row.doc })),
          },
        })),
      },
    },
  };
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Everything the build makes of the settings tables, by file name. */
export function generateFiles(tables: readonly DocumentedTable[], version: string): Record<string, string> {
  const docs = tables.map(elementDoc);
  const tagsOf = (isOne: (table: DocumentedTable) => boolean | undefined): string[] => tables.filter(isOne).map(({ tag }) => tag);
  return {
    'custom-elements.json': json(customElementsManifest(docs)),
    'html-custom-data.json': json(htmlCustomData(docs)),
    'web-types.json': json(webTypes(docs, version)),
    ...textFiles(tables, version),
    ...schemaFiles(visitorTables(tables)),
    ...richElementFiles(visitorTables(tables)),
    ...frameworkTypes(docs),
    ...ownTagEntries(tables.map(({ tag }) => tag)),
    ...bundlerEntries(docs, {
      immediate: tagsOf(({ loadOffscreen, loadImmediately }) => loadOffscreen || loadImmediately),
      attributes: tagsOf(({ worksAsAttribute }) => worksAsAttribute),
      editors: tagsOf(({ isEditor }) => isEditor),
    }),
  };
}
