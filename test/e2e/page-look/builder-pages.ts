import type { LookPage } from './page.js';

interface Shop { readonly page: string; readonly text: string; readonly button: string; readonly buttonText: string; readonly corner: number; readonly fields: number }

/** The properties that Dawn and its kin set, and what their sheet makes of them. */
const dawn = ({ page, text, button, buttonText, corner, fields }: Shop) => `:root{--color-background:${page};--color-foreground:${text};--color-button:${button};
--color-button-text:${buttonText};--buttons-radius:${corner}px;--buttons-radius-outset:${corner}px;--inputs-radius:${fields}px}
html{font-size:62.5%}body{margin:0;font-size:1.6rem;background:rgb(var(--color-background));color:rgba(var(--color-foreground),.75)}
.button{background:rgba(var(--color-button),1);color:rgb(var(--color-button-text));border-radius:var(--buttons-radius-outset);padding:0 3rem;border:0}
.button--secondary{background:rgb(var(--color-background));color:rgb(var(--color-foreground));border:1px solid}
.field__input{border:0;background:rgb(var(--color-background));color:rgb(var(--color-foreground));border-radius:var(--inputs-radius);
box-shadow:0 0 0 1px rgba(var(--color-foreground),.55)}h1,h2{font-weight:400;color:rgb(var(--color-foreground))}`;
const shop = {
  buttons: '<button type="button" class="button button--primary">Add to cart</button> <a class="button button--secondary" href="#">More</a>',
  form: '<form><input class="field__input" type="email" placeholder="Email"></form>',
};

export const shopifyPages: readonly LookPage[] = [
  {
    ...shop, name: 'Dawn', css: `${dawn({ page: '255,255,255', text: '18,18,18', button: '18,18,18', buttonText: '255,255,255', corner: 0, fields: 0 })}
body{font-family:Assistant,sans-serif}`,
    own: { accent: '#121212', corner: 0, field: { surface: '#fff', radius: 0 }, heading: 'Assistant', weight: '400', surface: '#fff' },
  },
  {
    ...shop, name: 'Refresh', css: `${dawn({ page: '255,255,255', text: '14,27,77', button: '71,112,219', buttonText: '255,255,255', corner: 40, fields: 26 })}
body{font-family:Questrial,sans-serif}`,
    own: { accent: '#4770db', corner: 999, field: { surface: '#fff', radius: 26 }, heading: 'Questrial', surface: '#fff' },
  },
  {
    ...shop, name: 'Sense', css: `${dawn({ page: '253,251,247', text: '46,42,57', button: '158,56,99', buttonText: '253,251,247', corner: 10, fields: 10 })}
body{font-family:Poppins,sans-serif;background:linear-gradient(180deg,rgb(240,244,236),rgb(241,235,226) 100%)}`,
    own: { accent: '#9e3863', onAccent: '#fdfbf7', corner: 10, field: { surface: '#fdfbf7', radius: 10 }, heading: 'Poppins', surface: '#f0f4ec' },
  },
  {
    ...shop, name: 'Craft', css: `${dawn({ page: '239,236,236', text: '37,37,37', button: '37,37,37', buttonText: '239,236,236', corner: 6, fields: 6 })}
body{font-family:Lora,serif}h1,h2{font-family:Tenor Sans,serif}`,
    own: { accent: '#252525', onAccent: '#efecec', corner: 6, field: { surface: '#efecec', radius: 6 }, heading: 'Tenor Sans', surface: '#efecec' },
  },
  {
    name: 'Debut', css: `body{margin:0;background:#fff;color:#69727b;font:16px "Work Sans",sans-serif}.btn{background:#557b97;color:#fff;border-radius:2px;
padding:8px 15px;border:1px solid transparent;text-transform:uppercase}.btn--secondary{background:none;color:#557b97;border-color:#557b97}
input{border:1px solid #949494;background:#fff;color:#3a3a3a;border-radius:2px}h1,h2{font-family:"Work Sans",sans-serif;font-weight:600;color:#3a3a3a}`,
    buttons: '<button type="submit" class="btn">Add to cart</button> <a class="btn btn--secondary" href="#">More</a>',
    own: { accent: '#557b97', corner: 2, field: { line: '#949494', surface: '#fff', radius: 2 }, heading: 'Work Sans', weight: '600', surface: '#fff' },
  },
];

const block = '<div class="sqs-block-button-container"><a class="sqs-block-button-element sqs-button-element--primary" href="#">Book now</a></div>';
/** Sections take their colors from a theme that an attribute or class names. */
const squarespace = (page: string, text: string, button: string, buttonText: string) => `:root{--siteBackgroundColor:${page};
--primaryButtonBackgroundColor:${button};--primaryButtonTextColor:${buttonText}}body{margin:0;background:${page};color:${text};font:17px/1.7 Helvetica,sans-serif}
.sqs-button-element--primary{background:var(--primaryButtonBackgroundColor);color:var(--primaryButtonTextColor);display:inline-block;padding:1.2em 2em}`;

export const squarespacePages: readonly LookPage[] = [
  {
    name: 'Squarespace light', buttons: block, css: `${squarespace('#fff', '#1c1c1c', '#a8573c', '#fff')}.sqs-button-element--primary{border-radius:300px}
input{background:#fafafa;border:1px solid #a9a9a9;color:#1c1c1c;border-radius:4px}h1,h2{font-family:Poppins,sans-serif;font-weight:500}`,
    own: { accent: '#a8573c', corner: 999, field: { line: '#a9a9a9', surface: '#fafafa', radius: 4 }, heading: 'Poppins', weight: '500', surface: '#fff' },
  },
  {
    name: 'Squarespace dark', buttons: block, css: `${squarespace('hsl(0,0%,8%)', '#f4f1ea', 'hsl(41,45%,83%)', '#141414')}
input{background:transparent;border:1px solid #8a877f;color:#f4f1ea;border-radius:0}h1,h2{font-family:"Cormorant Garamond",serif;font-weight:300}`,
    own: {
      accent: 'hsl(41,45%,83%)', onAccent: '#141414', corner: 0, field: { line: '#8a877f', radius: 0 }, heading: 'Cormorant Garamond', weight: '300',
      surface: 'hsl(0,0%,8%)',
    },
  },
  {
    name: 'Squarespace bright', buttons: block, css: `${squarespace('#ffe45e', '#111', '#ff6392', '#111')}.sqs-button-element--primary{border-radius:.8rem}
input{background:#fff;border:2px solid #111;color:#111;border-radius:.8rem}h1,h2{font-family:"Rubik",sans-serif;font-weight:900}`,
    own: {
      accent: '#ff6392', onAccent: '#111', corner: 12.8, field: { line: '#111', surface: '#fff', radius: 12.8 }, heading: 'Rubik', weight: '900',
      surface: '#ffe45e',
    },
  },
  {
    name: 'Squarespace, an element in a dark section', buttons: block, part: 'page-section black-bold',
    css: `${squarespace('#f5f1ec', '#2d2a26', '#3d5a4c', '#fff')}.black-bold{background:#1f2421;color:#e9efe9;--primaryButtonBackgroundColor:#e9efe9;padding:6vw}
input{background:#fff;border:1px solid #b3aca3;color:#2d2a26;border-radius:2px}h1,h2{font-family:Freight,Georgia,serif;font-weight:400}`,
    own: { accent: '#3d5a4c', corner: 0, field: { line: '#b3aca3', surface: '#fff', radius: 2 }, heading: 'Freight', weight: '400', surface: '#1f2421' },
  },
  {
    name: 'Squarespace 7.0', buttons: block.replace('sqs-button-element--primary', 'sqs-block-button-element--medium'),
    css: `body{margin:0;background:#fdfdfd;color:#444;font:15px/1.8 "Proxima Nova",sans-serif}.sqs-block-button-element{border:2px solid #222;color:#222;padding:1em 2em;
display:inline-block;text-transform:uppercase}input{border:1px solid #ccc;background:#fafafa;color:#000;border-radius:2px}
h1,h2{font-family:"Adobe Garamond",serif;font-weight:400}`,
    own: {
      accent: '#222', corner: 0, field: { line: '#ccc', surface: '#fafafa', radius: 2 }, heading: 'Adobe Garamond', weight: '400', surface: '#fdfdfd',
    },
  },
];
