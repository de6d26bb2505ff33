import type { RichElement } from '../../settings/rich-elements.js';
import type { DocumentedTable } from '../describe/docs.js';
import { getElementTitle } from '../describe/panel.js';

const heading = '// Made from the settings tables by the build.\n';

const describeElement = ({ tag, docs, loadOffscreen }: DocumentedTable): RichElement =>
  ({ title: getElementTitle(tag), isInline: docs.panel?.isInline ?? false, isElsewhere: !!loadOffscreen });

/** `site-elements/rich-text/elements`: what editors of rich text know of each element for visitors. */
export const richElementFiles = (tables: readonly DocumentedTable[]): Record<string, string> => ({
  'rich-text/elements.js': `${heading}export const elements = {\n${
    tables.map(table => `  '${table.tag}': ${JSON.stringify(describeElement(table))},`).join('\n')}\n};\n`,
  'rich-text/elements.d.ts': `${heading}import type { RichElements } from '../core/settings/rich-elements.js';

/** All elements for visitors. */
export declare const elements: RichElements;
`,
});
