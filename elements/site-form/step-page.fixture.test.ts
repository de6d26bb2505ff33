import { fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

export interface StepPage {
  readonly host: SiteForm;
  readonly form: HTMLFormElement;
  named(name: string): HTMLInputElement;
  type(name: string, value: string): void;
  /** Presses Next, or the button that sends the form, as a visitor finds it. */
  press(): void;
  back(): void;
  /** Presses a step of the list. */
  goTo(name: string): void;
  /** Presses Enter in a field. */
  enter(name: string): Promise<void>;
  /** The legends and headings that are seen. */
  shown(): string[];
  buttons(): string[];
  /** "Step 1 of 3". */
  count(): string;
}

const isSeen = (node: Element) => node.checkVisibility();
const textOf = (node: Element) => node.textContent.replace(/\s+/g, ' ').trim();

export function stepPage(host: SiteForm): StepPage {
  const form = host.querySelector('form')!;
  const named = (name: string): HTMLInputElement => form.querySelector(`[name="${CSS.escape(name)}"]`)!;
  const seen = (selector: string) => [...form.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  return {
    host, form, named,
    type(name, value) {
      named(name).value = value;
      named(name).dispatchEvent(new Event('input', { bubbles: true }));
      named(name).dispatchEvent(new Event('change', { bubbles: true }));
    },
    press: () => seen('button:not([type="button"])').at(-1)!.click(),
    back: () => seen('[data-site-step-back], [data-step-back]')[0]!.click(),
    goTo: name => seen('.site-form-steps button').find(button => textOf(button).includes(name))!.click(),
    async enter(name) {
      named(name).focus();
      await sendKeys({ press: 'Enter' });
    },
    shown: () => seen('legend, .site-form-answers h2').map(textOf),
    buttons: () => seen('button').filter(button => !button.closest('nav, .site-form-answers')).map(textOf),
    count: () => textOf(form.querySelector('.site-form-steps-count')!),
  };
}

/** The form of these tests: three steps, with a field of which some need care. */
export const threeSteps = `
  <fieldset data-site-step="You"><legend>About you</legend><p><label for="s-name">Name</label> <input id="s-name" name="name" required></p>
    <p><label for="s-note">Note</label> <textarea id="s-note" name="note"></textarea></p></fieldset>
  <fieldset data-site-step><legend>Work</legend><p><label for="s-job">Job</label> <input id="s-job" name="job"></p></fieldset>
  <fieldset data-site-step><legend>The end</legend><p><label for="s-mail">Email</label> <input id="s-mail" name="email" type="email" required></p></fieldset>
  <p><button class="own">Send</button></p>`;

/** Waits for the first step to be shown, with its buttons. */
export async function stepsReady(host: SiteForm): Promise<StepPage> {
  await waitUntil(() => host.querySelector('form[data-site-steps] .site-form-moves button, form[data-site-steps] [aria-current="step"]'));
  return stepPage(host);
}

export async function makeSteps(fields = threeSteps, attributes = 'draft="none"', formAttributes = ''): Promise<StepPage> {
  return stepsReady(await fixture<SiteForm>(
    `<site-form form-id="steps" endpoint="${location.origin}" ${attributes}><form method="post" ${formAttributes}>${fields}</form></site-form>`));
}

export const goBack = (by = -1) => new Promise(resolve => {
  addEventListener('popstate', resolve, { once: true });
  history.go(by);
});

const fetchBefore = globalThis.fetch;

/** After each test, the page's address, its entry and its network are as before. */
export function steadyPage(): void {
  const start = location.pathname + location.search;
  afterEach(() => {
    globalThis.fetch = fetchBefore;
    history.replaceState(null, '', start);
  });
}

/** How many entries forms have added below the present one. */
export const depth = () => (history.state as { siteFormSteps?: { depth: number } } | null)?.siteFormSteps?.depth;

/** What the service is sent, and what it answers. */
export function answering(status: number, body: object): unknown[] {
  const sent: unknown[] = [];
  globalThis.fetch = async (address, options) => {
    if (!new URL(String(address), location.href).pathname.startsWith('/api/form/')) return fetchBefore(address, options);
    const isKey = String(address).includes('FormSubmissionKey');
    if (!isKey) sent.push(JSON.parse(String(options?.body ?? '{}')));
    return new Response(JSON.stringify(isKey ? { key: 'key' } : body), { status: isKey ? 200 : status, headers: { 'Content-Type': 'application/json' } });
  };
  return sent;
}
