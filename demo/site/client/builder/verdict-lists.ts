import { contrastPairs, judge, ratioText, judgeContrast, type Proposal, type Verdict } from '../../../../core/theme-builder/contrast-pairs.js';
import { schemes, shownHex, type Draft } from '../../../../core/theme-builder/draft.js';
import { getTokenTitle } from '../../../../core/theme-builder/token-kinds.js';

type Scheme = Verdict['scheme'];
interface Line { readonly item: HTMLLIElement; readonly chip: HTMLElement; readonly told: HTMLElement; readonly actions: HTMLElement; shown: string }

const word = (scheme: Scheme): string => (scheme === 'light' ? 'Light' : 'Dark');
const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = ''): HTMLElementTagNameMap[Tag] =>
  Object.assign(document.createElement(tag), { className, textContent: text });

/** Shows the contrast of each pair beside its color, with changes that would be sufficient. */
export function startVerdicts(root: HTMLElement, apply: (proposal: Proposal, scheme: Scheme) => void): (draft: Draft) => void {
  const summary = root.querySelector<HTMLElement>('[data-contrast]')!;
  const fixAll = root.querySelector<HTMLElement>('[data-fix-all]')!;
  const lines = new Map<string, Line>();
  for (const { text, ground, least } of contrastPairs) {
    for (const scheme of schemes) {
      const item = make('li', 'verdict');
      item.tabIndex = -1; // keeps the focus when its button is gone
      const [chip, told, actions] = [make('span', `verdict-chip${least < 4.5 ? ' verdict-edge' : ''}`), make('span', 'verdict-text'), make('span', 'verdict-actions')];
      item.append(chip, told, actions);
      root.querySelector(`[data-verdicts="${text}"]`)?.append(item);
      lines.set(`${text} ${ground} ${scheme}`, { item, chip, told, actions, shown: '' });
    }
  }

  const showProposals = (line: Line, { proposals, scheme }: Verdict) => {
    const shown = proposals.map(({ name, hex }) => name + hex).join();
    if (shown === line.shown) return;
    line.shown = shown;
    line.actions.replaceChildren(...proposals.map(proposal => {
      const button = make('button', 'small-button proposal', `Make ${getTokenTitle(proposal.name).toLowerCase()} ${proposal.hex}`);
      button.type = 'button';
      button.style.setProperty('--proposal', proposal.hex);
      button.addEventListener('click', () => {
        line.item.focus();
        apply(proposal, scheme);
      });
      return button;
    }));
  };

  return draft => {
    for (const pair of contrastPairs) {
      for (const scheme of schemes) {
        const line = lines.get(`${pair.text} ${pair.ground} ${scheme}`)!;
        const verdict = judge(draft, pair, scheme);
        line.item.hidden = verdict === null;
        if (!verdict) continue;
        line.item.classList.toggle('verdict-low', !verdict.isEnough);
        line.chip.style.setProperty('--chip-ground', shownHex(draft, pair.ground, scheme));
        line.chip.style.setProperty('--chip-text', shownHex(draft, pair.text, scheme));
        const told = `${word(scheme)}, on ${getTokenTitle(pair.ground).toLowerCase()}: ${verdict.told}`;
        if (line.told.textContent !== told) line.told.textContent = told;
        showProposals(line, verdict);
      }
    }
    const faint = judgeContrast(draft).filter(({ isEnough }) => !isEnough);
    const [first] = faint;
    const text = !first ? 'All text has enough contrast.'
      : `Too little contrast: ${getTokenTitle(first.text)} on ${getTokenTitle(first.ground).toLowerCase()}, ${first.scheme}, ${ratioText(first.ratio)}${
        faint.length > 1 ? `, and ${faint.length - 1} more` : ''}.`;
    if (summary.textContent !== text) summary.textContent = text; // a live region: only changes are announced
    summary.classList.toggle('verdict-low', faint.length > 0);
    fixAll.hidden = faint.length === 0;
  };
}
