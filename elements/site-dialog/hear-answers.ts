import { buttonStyles, type Answer } from './button-styles.js';

const answers: readonly string[] = Object.values(buttonStyles).flat();
const isAnswer = (text: string | null | undefined | false): text is Answer => !!text && answers.includes(text);

/** Hears what the author's own controls and forms inside a dialog answer, until the signal ends. */
export function hearAnswers(dialog: HTMLElement, tell: (answer: Answer) => void, signal: AbortSignal): void {
  dialog.addEventListener('click', event => {
    for (const node of event.composedPath()) {
      const answer = node instanceof Element && node.getAttribute('data-site-dialog-answer');
      if (isAnswer(answer)) return tell(answer);
    }
  }, { signal });
  dialog.addEventListener('submit', event => {
    const form = event.composedPath()[0] as HTMLFormElement;
    if (form.getAttribute('method')?.toLowerCase() !== 'dialog') return;
    event.preventDefault(); // it would look for a dialog around it in vain
    const said = event.submitter?.getAttribute('value');
    tell(isAnswer(said) ? said : 'confirm');
  }, { signal });
}
