import { formSettings } from '../../core/editing/form-settings.js';
import type { Host } from '../../core/element/host.js';
import { wordsFormat } from '../../core/settings/formats.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { linkTypes } from './targets/parse-link.js';

/** Finds pages for the page search. A page has a `title`, a `url` and optionally `labels`. */
export type SearchPages = (query: string, signal: AbortSignal) => unknown;
/** Lets an editor pick a file, and resolves to its address; to nothing if none was picked. */
export type PickFile = (signal: AbortSignal) => unknown;
export interface AppliedLink {
  readonly href: string;
  readonly text: string;
  readonly newWindow: boolean;
}

export const linkEditorSettings = table({
  tag: 'site-link-editor',
  summary: 'A link field for editors of a site: pages, web addresses, emails, phone numbers and files. Edits a value, an `<a>` or selected text.',
  spec: 'page-runtime-platform §8',
  isEditor: true,
  settings: {
    ...formSettings,
    label: setting.text('', 'Label of the field, if you have written no field of your own. Default: Link.'),
    types: setting.text('', 'Types of links that are offered: `page`, `web`, `email`, `phone`, `file`. Default: all.', { format: wordsFormat(linkTypes) }),
    pages: setting.json<readonly Readonly<Record<string, unknown>>[]>(
      [], 'Pages to search in, each with `title`, `url` and optionally `labels` (scheduled, needs-review, draft, private, locked, members-only).',
      { type: 'object[]' },
    ),
    source: setting.choice(
      ['auto', 'list', 'sitemap', 'service'],
      'Source of the pages. `auto` uses your list, if there is one, otherwise the sitemap. `service` sends searches to your site’s service.',
    ),
    sitemap: setting.url('/sitemap.xml', 'URL of the sitemap. Loaded when an editor opens the page search.'),
    endpoint: setting.url('', 'Origin of the service. Default: `website.baseUrl` of the site context, otherwise the origin of the page.'),
    searchPages: setting.json<SearchPages | null>(null, 'Function that finds pages: called with the query and an `AbortSignal`. Replaces the source.', {
      attribute: false, type: '(query: string, signal: AbortSignal) => Promise<object[]>',
    }),
    pickFile: setting.json<PickFile | null>(null, 'Function that opens your file picker and resolves to the address of the file.', {
      attribute: false, type: '(signal: AbortSignal) => Promise<string | null>',
    }),
    fileManager: setting.text('', 'Id of a file manager on the page: a form control with a file’s address as its value. Its dialog is opened, if it is in one.'),
    for: setting.text('', 'Id of the `<a>` that is edited: its address, text, `target` and `rel`.'),
    link: setting.json<HTMLAnchorElement | null>(null, 'The `<a>` that is edited, instead of `for`.', { attribute: false, type: 'HTMLAnchorElement' }),
    editable: setting.text('', 'Id of a `contenteditable` element: Ctrl+K or ⌘K opens the editor for its selected text. Nothing else is shown.'),
    linkName: setting.text('', 'Text of the link. An edit changes the property.'),
    newWindow: setting.flag(false, 'The link opens in a new window. An edit changes the property.'),
    details: setting.flag(false, 'Shows Link Name and Open in New Window, even if no `<a>` is edited. Your script reads `linkName` and `newWindow`.'),
    inline: setting.flag(false, 'Shows the editor below the field, without a button.'),
  },
  events: {
    'site-link-apply': event<AppliedLink>(
      'A link is about to be written into the edited `<a>` or the selected text; without `href`, it is about to be removed. Cancelable: after '
      + '`preventDefault()`, your script writes it.',
      { cancelable: true, type: '{ href: string, text: string, newWindow: boolean }' },
    ),
  },
  texts: {
    label: 'Link',
    edit: 'Edit link',
    type: 'Link type',
    page: 'Page',
    web: 'Web Address',
    email: 'Email',
    phone: 'Phone',
    file: 'File',
    search: 'Search pages',
    pages: 'Pages',
    noPages: 'No pages found',
    loading: 'Loading pages…',
    failed: 'Unable to load results',
    again: 'Try again',
    anchor: 'Section of the page',
    to: 'To',
    cc: 'CC',
    bcc: 'BCC',
    subject: 'Subject',
    body: 'Body',
    number: 'Phone number',
    extension: 'Extension',
    fileAddress: 'File address',
    chooseFile: 'Choose File',
    linkName: 'Link Name',
    newWindow: 'Open in New Window',
    unlink: 'Remove link',
    undo: 'Undo',
    save: 'Save',
    scheduled: 'Scheduled',
    needsReview: 'Needs Review',
    draft: 'Draft',
    private: 'Private',
    locked: 'Locked',
    membersOnly: 'Site members only',
    required: 'Enter a link.',
    emailMissing: 'Please enter a valid email',
    emailFormat: 'Emails must be formatted as {email}',
    webFormat: 'Links must be formatted as {host} or {address}',
    pageFormat: '{val} is not a valid page URL',
    option: '{val} is not one of the expected options',
    fileName: 'Please enter a file name',
    phoneFormat: 'Enter a phone number, for example {number}',
    script: 'A link can’t run a script. Enter a web address instead.',
    tooLong: 'This link is too long. Use fewer than {count} characters.',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

export type LinkEditorHost = Host<typeof linkEditorSettings.settings, typeof linkEditorSettings.events, typeof linkEditorSettings.texts>;
export type LinkEditorText = keyof typeof linkEditorSettings.texts;
