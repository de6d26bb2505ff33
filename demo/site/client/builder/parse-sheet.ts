import type { SheetRule } from '../../../../core/theme-builder/read-rules.js';

const mostRules = 20_000;
const properties = ['background-color', 'color', 'border-radius', 'border-color', 'font-family', 'font-weight'];

function valuesOf(style: CSSStyleDeclaration): Record<string, string> {
  const own = [...style].filter(name => name.startsWith('--'));
  return Object.fromEntries([...own, ...properties].map(name => [name, style.getPropertyValue(name).trim()]).filter(([, value]) => value !== ''));
}

/** Rules that hold on every screen, and those for dark ones. */
function collect(list: CSSRuleList, isDark: boolean, rules: SheetRule[]): void {
  for (const rule of list) {
    if (rules.length >= mostRules) return;
    if (rule instanceof CSSStyleRule) rules.push({ selector: rule.selectorText, isDark, values: valuesOf(rule.style) });
    else if (rule instanceof CSSMediaRule) {
      const { conditionText } = rule;
      if (/^\(prefers-color-scheme: ?dark\)$/.test(conditionText)) collect(rule.cssRules, true, rules);
      else if (/^(all|screen|\(prefers-color-scheme: ?light\))?$/.test(conditionText)) collect(rule.cssRules, isDark, rules);
    } else if (rule instanceof CSSSupportsRule || rule instanceof CSSLayerBlockRule) collect(rule.cssRules, isDark, rules);
  }
}

/** Reads a style sheet with the browser's own parser. It belongs to no page: nothing in it is applied or loaded. */
export function parseSheet(css: string): SheetRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.replace(/@import[^;]*;/g, ''));
  const rules: SheetRule[] = [];
  collect(sheet.cssRules, false, rules);
  return rules;
}
