import type { LookPage } from './page.js';

const plain = 'body{margin:0;background:#fff;color:#222;font:16px/1.6 Verdana,sans-serif}';
const fields = 'input{border:1px solid #888;background:#fff;color:#222;border-radius:4px}';

/** Pages that nobody's system has made. */
export const otherPages: readonly LookPage[] = [
  {
    name: 'brutalist', css: `body{margin:0;background:#fff;color:#000;font:16px/1.3 "Courier New",monospace}a{color:#00f}
.button{background:#ff0;color:#000;border:4px solid #000;padding:10px 20px;box-shadow:6px 6px 0 #000}
input{border:4px solid #000;background:#fff;color:#000;border-radius:0}h1,h2{font-family:Impact,sans-serif;font-weight:900}`,
    own: {
      accent: '#ff0', onAccent: '#000', corner: 0, field: { line: '#000', surface: '#fff', radius: 0 }, heading: 'Impact', weight: '900', surface: '#fff',
    },
  },
  {
    name: 'pastel', css: `body{margin:0;background:#fdf2f8;color:#6b4560;font:17px/1.7 Quicksand,sans-serif}a{color:#9d4edd}
.button{background:#f9a8d4;color:#831843;border-radius:24px;padding:12px 28px}input{border:2px solid #fbcfe8;background:#fff;color:#6b4560;border-radius:16px}
h1,h2{font-family:Pacifico,cursive;font-weight:400}`,
    own: {
      accent: '#f9a8d4', onAccent: '#831843', corner: 24, field: { line: '#fbcfe8', surface: '#fff', radius: 16 }, heading: 'Pacifico', weight: '400',
      surface: '#fdf2f8',
    },
  },
  {
    name: 'dark', css: `body{margin:0;background:#0d1117;color:#c9d1d9;font:16px/1.6 Inter,sans-serif}a{color:#58a6ff}
.button{background:#238636;color:#fff;border:1px solid rgb(240 246 252/.1);border-radius:6px;padding:8px 16px}
input{border:1px solid #30363d;background:#010409;color:#c9d1d9;border-radius:6px}h1,h2{font-weight:600}`,
    own: { accent: '#238636', corner: 6, field: { line: '#30363d', surface: '#010409', radius: 6 }, heading: 'Inter', weight: '600', surface: '#0d1117' },
  },
  {
    name: 'no style at all', css: '', buttons: '<button type="button">Order now</button>',
    form: '<form><input type="text"><textarea></textarea><select><option>One</option></select></form>',
    own: { accent: null, corner: null, field: null, heading: null, weight: '700', surface: '#fff' },
  },
  {
    name: 'a root of 62.5 %', css: `html{font-size:62.5%}${plain.replace('16px', '1.6rem')}a{color:#b5179e}
.button{background:#7209b7;color:#fff;border-radius:.8rem;padding:1rem 2rem}input{border:.1rem solid #767676;background:#fff;color:#222;border-radius:.8rem}
h1,h2{font-weight:600}`,
    own: { accent: '#7209b7', corner: 8, field: { line: '#767676', surface: '#fff', radius: 8 }, heading: 'Verdana', weight: '600', surface: '#fff' },
  },
  {
    name: 'right to left', root: 'dir="rtl"', css: `body{margin:0;background:#fffdf7;color:#22333b;font:18px/1.8 Tahoma,sans-serif}a{color:#0a7d5b}
.button{background:#0a7d5b;color:#fff;border-radius:10px;padding:10px 24px}input{border:1px solid #9ab;background:#fff;color:#22333b;border-radius:10px}
h1,h2{font-family:"Noto Kufi Arabic",Tahoma,sans-serif;font-weight:700}`,
    own: { accent: '#0a7d5b', corner: 10, field: { line: '#9ab', surface: '#fff', radius: 10 }, heading: 'Noto Kufi Arabic', surface: '#fffdf7' },
  },
  {
    name: 'ghost buttons', css: `${plain}${fields}a{color:#222}.button{border:1px solid #b5651d;color:#b5651d;border-radius:30px;padding:10px 26px;text-decoration:none}
h1,h2{font-weight:400}`,
    own: { accent: '#b5651d', corner: 30, field: { line: '#888', surface: '#fff', radius: 4 }, heading: 'Verdana', weight: '400', surface: '#fff' },
  },
  {
    name: 'gradient buttons', css: `${plain}${fields}.button{background:linear-gradient(90deg,#7f00b2,#e100ff);color:#fff;border:0;border-radius:8px;padding:12px 24px}
h1,h2{font-weight:800}`,
    own: { accent: '#7f00b2', corner: 8, field: { line: '#888', surface: '#fff', radius: 4 }, heading: 'Verdana', weight: '800', surface: '#fff' },
  },
  {
    name: 'underlined fields', css: `${plain}.button{background:#1b4332;color:#fff;padding:12px 24px;border-radius:2px}
input{border:0;border-bottom:2px solid #1b4332;background:transparent;color:#222;border-radius:0}h1,h2{font-family:Georgia,serif;font-weight:400}`,
    own: { accent: '#1b4332', corner: 2, field: { line: '#1b4332', radius: 0 }, heading: 'Georgia', weight: '400', surface: '#fff' },
  },
  {
    name: 'a photo behind the first screen', css: `${plain}${fields}.hero{background:url(/images/hero) center/cover,#333;color:#fff;padding:80px}
.hero .button{background:none;color:#fff;border:2px solid #fff;padding:12px 24px;border-radius:4px}
.button{background:#d62828;color:#fff;border-radius:4px;padding:12px 24px}h1,h2{font-weight:700}`,
    buttons: '</p><div class="hero"><a class="button" href="#">See more</a></div><p><a class="button" href="#">Book a table</a>',
    own: { accent: '#d62828', corner: 4, field: { line: '#888', surface: '#fff', radius: 4 }, heading: 'Verdana', weight: '700', surface: '#fff' },
  },
  {
    name: 'an element in a dark section', part: 'night', css: `${plain}${fields}a{color:#00509d}.night{background:#00171f;color:#e0fbfc;padding:40px}
.button{background:#00509d;color:#fff;border-radius:6px;padding:10px 20px}h1,h2{font-weight:700}`,
    own: { accent: '#00509d', corner: 6, field: { line: '#888', surface: '#fff', radius: 4 }, heading: 'Verdana', weight: '700', surface: '#00171f' },
  },
  {
    name: 'dark by a class', switchTo: 'dark', css: `${plain}:root{--ink:#222;--page:#fff;--brand:#3a0ca3;--edge:#888}
.dark{--ink:#eee;--page:#15131d;--brand:#b8a1ff;--edge:#77708c;color-scheme:dark}body{background:var(--page);color:var(--ink)}
.button{background:var(--brand);color:var(--page);border-radius:12px;padding:10px 20px}
input{border:1px solid var(--edge);background:var(--page);color:var(--ink);border-radius:12px}h1,h2{font-weight:700}`,
    own: {
      accent: '#b8a1ff', onAccent: '#15131d', corner: 12, field: { line: '#77708c', surface: '#15131d', radius: 12 }, heading: 'Verdana', surface: '#15131d',
    },
  },
];
