import { headLines, scriptLine } from './sheet-links.js';
import type { InstallScreen, Snippet } from './screens.js';

const width = 580;
const barHeight = 38;
const railWidth = 184;
const panelLeft = railWidth + 20;
const panelRight = width - 20;
const lineHeight = 17;
/** As many letters as surely fit into the box for code, whatever its font. */
const codeColumns = 46;
const railColumns = 15;

const code: Readonly<Record<Snippet, readonly string[]>> = {
  head: headLines,
  block: [scriptLine(), '<style> … </style>', '<site-gallery design="grid"> … </site-gallery>'],
  tag: [
    '<site-gallery design="grid">',
    '  <img src="one.jpg" alt="Bowls by a window">',
    '  <img src="two.jpg" alt="The kiln, glowing">',
    '</site-gallery>',
  ],
  plain: [
    '<div data-site-gallery data-design="grid">',
    '  <img src="one.jpg" alt="Bowls by a window">',
    '  <img src="two.jpg" alt="The kiln, glowing">',
    '</div>',
  ],
};

const style = `
text { font: 14px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: #1d2b2c }
.bold { font-weight: 600 } .title { font-size: 17px; font-weight: 600 } .small { font-size: 13px; fill: #53605d }
.code { font: 11.5px ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; white-space: pre }
.faint { fill: #7b837f } .page { fill: #fffdf8; stroke: #c9c1b1 } .bar { fill: #e9e2d3 } .rail { fill: #f6f2ea }
.line { stroke: #c9c1b1 } .rest { fill: #ddd5c5 } .here { fill: #ecd9cb } .field { fill: #fffdf8; stroke: #8a8f86 } .pasted { fill: #f3e6dc }
.mark, .button { fill: #9b4521 } .light { fill: #fffdf8 } .mark + text { font-size: 12px; font-weight: 600; text-anchor: middle; fill: #fffdf8 }
@media (prefers-color-scheme: dark) {
text { fill: #ece6da } .small { fill: #a9b2ac } .faint { fill: #8d9791 } .page { fill: #1c2526; stroke: #46534f } .bar { fill: #2a3536 } .rail { fill: #141b1c }
.line { stroke: #46534f } .rest { fill: #2f3b3b } .here { fill: #3f3129 } .field { fill: #141b1c; stroke: #6f7b78 } .pasted { fill: #33291f }
.mark, .button { fill: #e7a27d } .light, .mark + text { fill: #141b1c }
}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Placed {
  readonly markup: string;
  readonly bottom: number;
}

const text = (x: number, y: number, words: string, kind = ''): string => `<text x="${x}" y="${y}"${kind && ` class="${kind}"`}>${escaped(words)}</text>`;
const box = (x: number, y: number, w: number, h: number, kind: string, radius = 4): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" class="${kind}"/>`;
const mark = (x: number, y: number, number: number): string => `<circle cx="${x}" cy="${y}" r="10" class="mark"/><text x="${x}" y="${y + 4}">${number}</text>`;

/** Breaks a text into lines of a maximum number of characters, between words where possible. */
function wrapped(line: string, columns: number): string[] {
  if (line.length <= columns) return [line];
  const space = line.lastIndexOf(' ', columns);
  const at = space > columns / 2 ? space : columns;
  return [line.slice(0, at), ...wrapped(line.slice(at).replace(/^ /, ''), columns)];
}

/** The menu: what is pressed, numbered, among bars for what else there is. */
function drawMenu(menu: readonly string[]): Placed {
  let y = barHeight + 18;
  const rest = (share: number) => {
    const drawn = box(44, y, Math.round((railWidth - 64) * share), 8, 'rest');
    y += 26;
    return drawn;
  };
  const parts = [rest(0.6)];
  menu.forEach((entry, at) => {
    const lines = wrapped(entry, railColumns);
    const height = 14 + lines.length * lineHeight;
    parts.push(box(8, y - 8, railWidth - 16, height, 'here'), mark(26, y - 8 + height / 2, at + 1));
    lines.forEach((line, row) => parts.push(text(44, y + 12 + row * lineHeight - (lines.length > 1 ? 1 : 0), line, 'bold')));
    y += height + 10;
    if (at % 2 === 0) parts.push(rest(at % 4 === 0 ? 0.8 : 0.5));
  });
  return { markup: parts.join('\n'), bottom: y };
}

/** What is pasted, marked, with a file's own lines around it. */
function drawCode(screen: InstallScreen, top: number): Placed {
  const lines = (each: readonly string[], kind: string) => each.flatMap(line => wrapped(line, codeColumns)).map(line => ({ line, kind }));
  const pasted = lines(code[screen.snippet], 'code');
  const around = screen.before ? { above: lines(['  …'], 'code faint'), below: lines([screen.before, '<body>'], 'code faint') } : { above: [], below: [] };
  const all = [...around.above, ...pasted, ...around.below];
  const height = Math.max(all.length, 5) * lineHeight + 20;
  const from = top + 10;
  return {
    markup: [
      box(panelLeft, top, panelRight - panelLeft, height, 'field'),
      box(panelLeft + 6, from + around.above.length * lineHeight - 2, panelRight - panelLeft - 12, pasted.length * lineHeight + 4, 'pasted', 2),
      ...all.map(({ line, kind }, row) => text(panelLeft + 14, from + 12 + row * lineHeight, line, kind)),
    ].join('\n'),
    bottom: top + height,
  };
}

function drawPanel(screen: InstallScreen): Placed {
  let step = screen.menu.length;
  let y = barHeight + 34;
  const parts = [text(panelLeft, y, screen.panel, 'title')];
  y += 16;
  const fields = Object.entries(screen.fields ?? {}).map(([name, value]) => {
    step += 1;
    const drawn = [
      mark(panelLeft + 10, y + 15, step),
      text(panelLeft + 28, y + 20, name, 'small'),
      box(panelLeft + 170, y, panelRight - panelLeft - 170, 30, 'field'),
      text(panelLeft + 182, y + 20, value),
      text(panelRight - 22, y + 19, '▾', 'small'),
    ];
    y += 40;
    return drawn.join('');
  });
  parts.push(...fields);
  if (screen.toggle) {
    step += 1;
    const toggleWidth = screen.toggle.length * 8 + 20;
    parts.push(
      box(panelRight - toggleWidth, y - 2, toggleWidth, 28, 'field'),
      text(panelRight - toggleWidth + 10, y + 17, screen.toggle),
      mark(panelRight - toggleWidth - 16, y + 12, step),
    );
  }
  step += 1;
  parts.push(mark(panelLeft + 10, y + 13, step), text(panelLeft + 28, y + 18, screen.field ?? 'Paste here', 'small'));
  const typed = drawCode(screen, y + 32);
  const saveWidth = screen.save.length * 8 + 36;
  const saveTop = typed.bottom + 14;
  parts.push(
    typed.markup,
    box(panelRight - saveWidth, saveTop, saveWidth, 34, 'button'),
    `<text x="${panelRight - saveWidth / 2}" y="${saveTop + 22}" text-anchor="middle" class="bold light">${escaped(screen.save)}</text>`,
    mark(panelRight - saveWidth - 18, saveTop + 17, step + 1),
  );
  return { markup: parts.join('\n'), bottom: saveTop + 34 };
}

/** A screen as a picture that follows the reader's colors: the menu with numbered steps, the panel, the code, the button that saves. */
export function drawScreen(screen: InstallScreen): string {
  const menu = drawMenu(screen.menu);
  const panel = drawPanel(screen);
  const height = Math.round(Math.max(menu.bottom, panel.bottom) + 20);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<style>${style}
</style>
<clipPath id="page"><rect width="${width}" height="${height}" rx="8"/></clipPath>
<g clip-path="url(#page)">
<rect width="${width}" height="${height}" class="page"/>
<rect y="${barHeight}" width="${railWidth}" height="${height}" class="rail"/>
<rect width="${width}" height="${barHeight}" class="bar"/>
<path d="M0 ${barHeight}.5H${width}M${railWidth}.5 ${barHeight}V${height}" class="line"/>
${text(16, 25, screen.system, 'bold')}
${menu.markup}
${panel.markup}
</g>
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="7.5" class="line" fill="none"/>
</svg>
`;
}
