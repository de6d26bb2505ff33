import type { LookPage } from './page.js';

/** What WordPress adds where a theme does not style its own button. */
const coreButton = ':root :where(.wp-block-button__link){background:#32373c;color:#fff;border-radius:9999px}';
const meta = '<meta name="generator" content="WordPress 6.8">';
const sans = 'body{margin:0;background:#fff;color:#4b4f58;font:16px/1.6 "Segoe UI",Arial,sans-serif}';

/** In the manner of the ten themes that are used most. */
export const wordpressPages: readonly LookPage[] = [
  {
    name: 'Astra', css: `${sans}a{color:#0274be}.ast-button,.button,.wp-block-button__link{background:#0274be;color:#fff;border:0;border-radius:2px;
padding:10px 40px}input{border:1px solid #eaeaea;background:#fafafa;color:#666;border-radius:2px}h1,h2{font-weight:600;color:#3a3a3a}`,
    buttons: `${meta}<a class="ast-button" href="#">Order now</a>`,
    own: { accent: '#0274be', corner: 2, field: { line: '#eaeaea', surface: '#fafafa', radius: 2 }, heading: 'Segoe UI', weight: '600', surface: '#fff' },
  },
  {
    name: 'Hello Elementor', css: `${sans}${coreButton}a{color:#c36}button,[type=submit]{border:1px solid #c36;color:#c36;background:none;border-radius:3px;
padding:8px 16px}.elementor-button{background:#61ce70;color:#fff;border-radius:3px;padding:12px 24px}input{border:1px solid #666;border-radius:3px}
h1,h2{font-family:Roboto,sans-serif;font-weight:600}`,
    buttons: `${meta}<a class="elementor-button elementor-button-link" href="#"><span>Order now</span></a>`,
    own: { accent: '#61ce70', corner: 3, field: { line: '#666', radius: 3 }, heading: 'Roboto', weight: '600', surface: '#fff' },
  },
  {
    name: 'Divi', css: `${coreButton}body{margin:0;background:#fff;color:#666;font:14px/1.7 "Open Sans",Arial,sans-serif}a{color:#2ea3f2}
.et_pb_button{border:2px solid #2ea3f2;color:#2ea3f2;border-radius:3px;padding:6px 20px;font-size:20px}
input{background:#eee;border:0;color:#666;padding:16px;border-radius:0}h1,h2{font-weight:500;color:#333}`,
    buttons: `${meta}<a class="et_pb_button" href="#">Order now</a> <a class="et_pb_button" href="#">Read more</a>`,
    own: { accent: '#2ea3f2', corner: 3, field: { surface: '#eee', radius: 0 }, heading: 'Open Sans', weight: '500', surface: '#fff' },
  },
  {
    name: 'Kadence', css: `${sans}a{color:#3182ce}.button,.wp-block-button__link{background:#3182ce;color:#fff;border-radius:3px;padding:6px 16px}
input{border:1px solid #cbd5e0;background:#fff;color:#1a202c;border-radius:3px}h1,h2{font-weight:700;color:#1a202c}`,
    buttons: `${meta}<a class="wp-block-button__link button" href="#">Order now</a>`,
    own: { accent: '#3182ce', corner: 3, field: { line: '#cbd5e0', surface: '#fff', radius: 3 }, heading: 'Segoe UI', surface: '#fff' },
  },
  {
    name: 'GeneratePress', css: `${coreButton}body{margin:0;background:#f7f8f9;color:#222;font:17px/1.5 -apple-system,"Segoe UI",sans-serif}a{color:#1e73be}
main{background:#fff;padding:40px}.button,[type=submit]{background:#55555e;color:#fff;border:0;padding:10px 20px}
input{border:1px solid #ccc;background:#fafafa;color:#666;border-radius:0}h1,h2{font-weight:400}`,
    buttons: `${meta}<a class="button" href="#">Order now</a>`,
    own: { accent: '#55555e', corner: 0, field: { line: '#ccc', surface: '#fafafa', radius: 0 }, heading: '-apple-system', weight: '400', surface: '#fff' },
  },
  {
    name: 'OceanWP', css: `${coreButton}body{margin:0;background:#fff;color:#929292;font:14px/1.8 "Open Sans",sans-serif}a{color:#333}
.button{background:#13aff0;color:#fff;padding:14px 20px;text-transform:uppercase;font-weight:600}
input{border:1px solid #ddd;color:#333;background:transparent;border-radius:3px}h1,h2{font-weight:600;color:#333}`,
    buttons: `${meta}<a class="button" href="#">Order now</a>`,
    own: { accent: '#13aff0', corner: 0, field: { line: '#ddd', radius: 3 }, heading: 'Open Sans', weight: '600', surface: '#fff' },
  },
  {
    name: 'Twenty Twenty-Four', css: `:root{--wp--preset--color--contrast:#111}body{margin:0;background:#f9f9f9;color:#111;font:16px/1.55 Inter,sans-serif}
a{color:inherit}:root :where(.wp-element-button){background:var(--wp--preset--color--contrast);color:#f9f9f9;border-radius:.33rem;padding:10px 16px}
input{border:1px solid #949494;background:#fff;color:#111;border-radius:0}h1,h2{font-family:Cardo,serif;font-weight:400}`,
    buttons: '<span class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Order now</a></span>',
    own: {
      accent: '#111', onAccent: '#f9f9f9', corner: 5.28, field: { line: '#949494', surface: '#fff', radius: 0 }, heading: 'Cardo', weight: '400',
      surface: '#f9f9f9',
    },
  },
  {
    name: 'Twenty Twenty-Five', css: `body{margin:0;background:#fff;color:#111;font:18px/1.6 Manrope,sans-serif}a{color:inherit}
:root :where(.wp-element-button){background:#111;color:#fff;border-radius:9999px;padding:16px 36px}
.is-style-outline a{background:none;color:#111;border:1px solid}input{border:1px solid #ddd;background:#fff;color:#111;border-radius:6px}
h1,h2{font-weight:400}`,
    buttons: `<span class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">Order now</a></span>
<span class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="#">More</a></span>`,
    own: { accent: '#111', corner: 999, field: { line: '#ddd', surface: '#fff', radius: 6 }, heading: 'Manrope', weight: '400', surface: '#fff' },
  },
  {
    name: 'Blocksy', css: `:root{--theme-palette-color-1:#2872fa}body{margin:0;background:#f2f5f7;color:#3a4f66;font:16px/1.65 "Segoe UI",sans-serif}
a{color:#2872fa}.ct-button,.wp-block-button__link{background:#2872fa;color:#fff;border-radius:3px;padding:0 20px;display:inline-flex;min-height:40px}
input{border:1px solid #e0e5eb;background:transparent;color:#3a4f66;border-radius:3px}h1,h2{font-weight:700;color:#192a3d}`,
    buttons: `${meta}<a class="ct-button" href="#">Order now</a>`,
    own: { accent: '#2872fa', corner: 3, field: { line: '#e0e5eb', radius: 3 }, heading: 'Segoe UI', weight: '700', surface: '#f2f5f7' },
  },
  {
    name: 'Neve', css: `${sans}a{color:#0366d6}.button-primary,.wp-block-button__link{background:#2f5aae;color:#fff;border-radius:3px;padding:13px 15px;
font-weight:700}input{border:2px solid #ddd;border-radius:3px;background:#fff;color:#272626}h1,h2{font-family:Poppins,sans-serif;font-weight:600}`,
    buttons: `${meta}<a class="button button-primary" href="#">Order now</a>`,
    own: { accent: '#2f5aae', corner: 3, field: { line: '#ddd', surface: '#fff', radius: 3 }, heading: 'Poppins', weight: '600', surface: '#fff' },
  },
];
