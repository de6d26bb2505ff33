import type { LookPage } from './page.js';

const bootstrap = (page: string, text: string, line: string) => `:root{--bs-primary:#0d6efd;--bs-body-bg:${page}}
body{margin:0;background:${page};color:${text};font:16px/1.5 system-ui,sans-serif}a{color:#0d6efd}
.btn{display:inline-block;padding:6px 12px;border:1px solid transparent;border-radius:6px;text-decoration:none;background:none}
.btn-primary{background:#0d6efd;color:#fff}.btn-secondary{background:#6c757d;color:#fff}.btn-success{background:#198754;color:#fff}
.form-control{border:1px solid ${line};background:${page};color:${text};border-radius:6px}h1,h2{font-weight:500}`;
const bootstrapParts = {
  buttons: `<a class="btn btn-success" href="#">Call</a> <a class="btn btn-success" href="#">Chat</a> <a class="btn btn-success" href="#">Map</a>
<a class="btn btn-secondary" href="#">More</a> <a class="btn btn-primary" href="#">Order now</a>`,
  form: '<form><input class="form-control" type="text"><textarea class="form-control"></textarea></form>',
};
const tailwindParts = (color: string) => ({
  buttons: `<a class="rounded-md ${color} px-3.5 py-2.5 text-sm font-semibold text-white shadow-sm" href="#">Get started</a>
<a class="text-sm font-semibold" href="#">Learn more</a>`,
  form: '<form><input class="block rounded-md border px-3" type="text"><input class="block rounded-md border px-3" type="email"></form>',
});
const preflight = `*{box-sizing:border-box;margin:0;padding:0;border:0 solid}a{color:inherit;text-decoration:inherit}
button,input,textarea{font:inherit;color:inherit;background:transparent;border-radius:0}h1,h2{font-size:inherit;font-weight:inherit}
.px-3{padding:0 .75rem}.rounded-md{border-radius:.375rem}.text-white{color:#fff}`;

/** In the manner of frameworks, and of systems that are neither WordPress, Shopify nor Squarespace. */
export const frameworkPages: readonly LookPage[] = [
  {
    name: 'Bootstrap', ...bootstrapParts, css: bootstrap('#fff', '#212529', '#dee2e6'),
    own: { accent: '#0d6efd', corner: 6, field: { line: '#dee2e6', surface: '#fff', radius: 6 }, heading: 'system-ui', weight: '500', surface: '#fff' },
  },
  {
    name: 'Bootstrap in the dark', ...bootstrapParts, root: 'data-bs-theme="dark"',
    css: `${bootstrap('#212529', '#dee2e6', '#495057')}[data-bs-theme=dark]{color-scheme:dark}`,
    own: { accent: '#0d6efd', corner: 6, field: { line: '#495057', surface: '#212529', radius: 6 }, heading: 'system-ui', surface: '#212529' },
  },
  {
    name: 'Tailwind 3', ...tailwindParts('bg-indigo-600'), css: `${preflight}body{background:#fff;color:#111827;font:16px/1.5 ui-sans-serif,system-ui}
.bg-indigo-600{background-color:rgb(79 70 229/1)}.px-3\\.5{padding:.625rem .875rem}.border{border:1px solid rgb(209 213 219/1)}h1,h2{font-weight:700}`,
    own: { accent: '#4f46e5', corner: 6, field: { line: '#d1d5db', radius: 6 }, heading: 'ui-sans-serif', weight: '700', surface: '#fff' },
  },
  {
    name: 'Tailwind 4', ...tailwindParts('bg-violet-700'), css: `${preflight}:root{--color-violet-700:oklch(0.491 0.27 292.581)}
body{background:oklch(0.985 0.002 247.839);color:oklch(0.21 0.034 264.665);font:16px/1.5 Figtree,sans-serif}
.bg-violet-700{background-color:var(--color-violet-700)}.px-3\\.5{padding:.625rem .875rem}.border{border:1px solid oklch(0.707 0.022 261.325);background:#fff}
h1,h2{font-weight:800}`,
    own: {
      accent: 'oklch(0.491 0.27 292.581)', corner: 6, field: { line: 'oklch(0.707 0.022 261.325)', surface: '#fff', radius: 6 }, heading: 'Figtree',
      weight: '800', surface: 'oklch(0.985 0.002 247.839)',
    },
  },
  {
    name: 'daisyUI', css: `:root{color-scheme:light;--color-base-100:oklch(98% 0.02 95);--color-primary:oklch(55% 0.2 20);--color-primary-content:oklch(98% 0.01 20);
--radius-field:2rem}body{margin:0;background:var(--color-base-100);color:oklch(25% 0.02 95);font:16px/1.5 Nunito,sans-serif}
.btn{display:inline-flex;padding:0 1rem;min-height:2.5rem;border-radius:var(--radius-field);background:oklch(92% 0.02 95);color:inherit}
.btn-primary{background:var(--color-primary);color:var(--color-primary-content)}
.input{border:1px solid oklch(70% 0.02 95);background:var(--color-base-100);color:inherit;border-radius:var(--radius-field)}h1,h2{font-weight:700}`,
    buttons: '<a class="btn" href="#">More</a> <a class="btn btn-primary" href="#">Order now</a>', form: '<form><input class="input" type="text"></form>',
    own: {
      accent: 'oklch(55% 0.2 20)', onAccent: 'oklch(98% 0.01 20)', corner: 999, field: { line: 'oklch(70% 0.02 95)', surface: 'oklch(98% 0.02 95)', radius: 32 },
      heading: 'Nunito', surface: 'oklch(98% 0.02 95)',
    },
  },
  {
    name: 'Webflow', root: 'data-wf-site="0"', css: `:root{--_theme---primary:#146ef5}body{margin:0;background:#fff;color:#333;font:14px/20px Arial,sans-serif}
.w-button{display:inline-block;padding:9px 15px;background-color:#3898ec;color:#fff;text-decoration:none}
.primary-button.w-button{background:#0c3b2e;color:#f7f5ea;border-radius:100vw}
.w-input{border:1px solid #ccc;background:#fff;color:#333;border-radius:0}.w-input.input{border-color:#6d9773;border-radius:12px}
h1,h2{font-family:"Bricolage Grotesque",sans-serif;font-weight:700}`,
    buttons: '<a class="primary-button w-button" href="#">Get started</a>', form: '<form><input class="input w-input" type="text"></form>',
    own: {
      accent: '#0c3b2e', onAccent: '#f7f5ea', corner: 999, field: { line: '#6d9773', surface: '#fff', radius: 12 }, heading: 'Bricolage Grotesque',
      weight: '700', surface: '#fff',
    },
  },
  {
    name: 'Wix', css: `:root{--color_48:29,75,54;--color_50:255,255,255;--wst-button-color-fill-primary:rgb(var(--color_48));
--wst-button-color-text-primary:rgb(var(--color_50))}body{margin:0;background:#fbf9f9;color:#1d4b36;font:16px/1.6 Lexend,sans-serif}
.wixui-button{background:var(--wst-button-color-fill-primary);color:var(--wst-button-color-text-primary);border-radius:20px;padding:8px 20px;display:inline-flex}
.wixui-text-input__input{border:1px solid #1d4b36;background:#fff;color:#1d4b36;border-radius:6px}h1,h2{font-family:Poppins,sans-serif;font-weight:400}`,
    buttons: '<div><a class="PlZyDq wixui-button" href="#"><span>Book online</span></a></div>',
    form: '<form><input class="wixui-text-input__input" type="text"></form>',
    own: { accent: '#1d4b36', corner: 20, field: { line: '#1d4b36', surface: '#fff', radius: 6 }, heading: 'Poppins', weight: '400', surface: '#fbf9f9' },
  },
  {
    name: 'Ghost', css: `:root{--ghost-accent-color:#e2431e}body{margin:0;background:#fff;color:#15171a;font:17px/1.6 Inter,sans-serif}
.gh-button{background:var(--ghost-accent-color);color:#fff;border:0;border-radius:100px;padding:8px 24px}
.gh-form-input{border:1px solid #e0e2e6;background:#fff;color:#15171a;border-radius:40px}h1,h2{font-family:Georgia,serif;font-weight:725}`,
    buttons: '<button class="gh-button" type="button">Subscribe</button>', form: '<form><input class="gh-form-input" type="email"></form>',
    own: { accent: '#e2431e', corner: 999, field: { line: '#e0e2e6', surface: '#fff', radius: 40 }, heading: 'Georgia', weight: '725', surface: '#fff' },
  },
];
