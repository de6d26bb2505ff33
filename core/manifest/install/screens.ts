/** The code to paste: two lines for the head, script and tag as one block, a tag, or the `<div>` that stands for a tag. */
export type Snippet = 'head' | 'block' | 'tag' | 'plain';

/** The screen of a hosted system where one pastes, in the words of its English menus. */
export interface InstallScreen {
  readonly system: string;
  /** What is pressed to get there, in this order. */
  readonly menu: readonly string[];
  readonly panel: string;
  /** Fields that are set beside the code, and to what. */
  readonly fields?: Readonly<Record<string, string>>;
  /** A button that turns the field into one for code. */
  readonly toggle?: string;
  /** The name of the field that takes the code; without one it is the whole panel. */
  readonly field?: string;
  readonly snippet: Snippet;
  /** For a file: the line that the code stands before, the end of its head. */
  readonly before?: '</head>';
  readonly save: string;
}

/** By the name of its drawing in `docs/install/pictures`. */
export const installScreens: Readonly<Record<string, InstallScreen>> = {
  'squarespace-head': {
    system: 'Squarespace', menu: ['Settings', 'Developer Tools', 'Code Injection'],
    panel: 'Code Injection', field: 'Header', snippet: 'head', save: 'Save',
  },
  'squarespace-page': {
    system: 'Squarespace', menu: ['Edit', 'Add Block', 'Code'],
    panel: 'Code', toggle: 'HTML', snippet: 'tag', save: 'Save',
  },
  'wix-page': {
    system: 'Wix', menu: ['Add Elements', 'Embed Code', 'Embed HTML', 'Enter Code'],
    panel: 'Embed HTML', field: 'Add your code here (HTTPS only)', snippet: 'block', save: 'Update',
  },
  'wix-head': {
    system: 'Wix', menu: ['Settings', 'Custom Code', '+ Add Custom Code'],
    panel: 'Custom Code', snippet: 'head',
    fields: { 'Add Code to Pages': 'All pages', 'Place Code in': 'Head' }, save: 'Apply',
  },
  'webflow-head': {
    system: 'Webflow', menu: ['Site settings', 'Custom code'],
    panel: 'Custom code', field: 'Head code', snippet: 'head', save: 'Save changes',
  },
  'webflow-page': {
    system: 'Webflow', menu: ['Add elements', 'Advanced', 'Code Embed'],
    panel: 'Code Embed', snippet: 'tag', save: 'Save & Close',
  },
  'shopify-head': {
    system: 'Shopify', menu: ['Online Store', 'Themes', '⋯', 'Edit code'],
    panel: 'layout/theme.liquid', snippet: 'head', before: '</head>', save: 'Save',
  },
  'shopify-page': {
    system: 'Shopify', menu: ['Online Store', 'Themes', 'Customize', 'Add section'],
    panel: 'Custom Liquid', field: 'Liquid code', snippet: 'tag', save: 'Save',
  },
  'joomla-head': {
    system: 'Joomla', menu: ['System', 'Site Templates', 'Cassiopeia Details and Files', 'index.php'],
    panel: 'index.php', snippet: 'head', before: '</head>', save: 'Save',
  },
  'joomla-page': {
    system: 'Joomla', menu: ['Content', 'Articles', 'New'],
    panel: 'Articles: New', field: 'Article Text', toggle: 'Toggle Editor', snippet: 'plain', save: 'Save',
  },
  'drupal-page': {
    system: 'Drupal', menu: ['Content', 'Add content', 'Article'],
    panel: 'Create Article', field: 'Body', fields: { 'Text format': 'Full HTML' }, toggle: 'Source', snippet: 'plain', save: 'Save',
  },
};

const nameOf: Readonly<Record<Snippet, string>> = {
  head: 'the two lines for the head', block: 'the one block', tag: 'the tag with its pictures', plain: 'the div with its pictures',
};

/** What one does on a screen, step by step; the drawing has the same numbers. */
export function getSteps({ menu, fields = {}, toggle, field, snippet, before, save }: InstallScreen): string[] {
  return [
    ...menu.map(entry => (entry === '⋯' ? 'the button with three dots' : entry)),
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    ...toggle ? [toggle] : [],
    `paste ${nameOf[snippet]}${before ? ' before the end of the head' : field ? ` into "${field}"` : ''}`,
    save,
  ];
}

export const getAlternativeText = (screen: InstallScreen): string =>
  `Drawing of ${screen.system}. ${getSteps(screen).map((step, at) => `${at + 1}: ${step}`).join('. ')}.`;

const drawing = /^!\[[^\]]*\]\(pictures\/([\w-]+)\.svg\)\n\n\*[^\n]*\*$/gm;

/** A chapter with what its drawings show said in words. Throws where it names a screen that there is not. */
export function withDrawings(chapter: string): string {
  return chapter.replace(drawing, (_, name: string) => {
    const screen = installScreens[name];
    if (!screen) throw new Error(`docs/install has a picture of "${name}", which has no record in core/manifest/install/screens.ts.`);
    return `![${getAlternativeText(screen)}](pictures/${name}.svg)\n\n*A drawing of the screen, not a screenshot, with the words of ${
      screen.system}'s English menus, which change now and then.*`;
  });
}
