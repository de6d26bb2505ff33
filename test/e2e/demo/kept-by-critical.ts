import { getCriticalRules } from '../../../core/manifest/sheets/style-sheets.js';
import { elementTags, examplesOf } from '../../../demo/site/content/examples.js';
import { knownToScripts } from './what-follows.js';

const fields = 'the sheet knows fields of one size; those of the form follow the page\'s text';
const lines = 'the words are taller than 44 px in the line height of the page';
const shapes = 'the proportions of the shapes are in the sheet of the tag';

/** Examples that need the sheets of their tags, besides those that scripts alone know, and why. */
export const neededOwnSheet: Readonly<Record<string, string>> = {
  'site-add-to-cart/button': lines,
  'site-add-to-cart/few-left': 'what is left is drawn by the script',
  'site-add-to-cart/form': lines,
  'site-cart-badge/in-a-header': lines,
  'site-cart-badge/two-badges': lines,
  'site-form/captcha': 'the captcha\'s place is in the sheet of the tag',
  'site-form/contact': fields,
  'site-form/delivery': fields,
  'site-form/donation': 'choices in a row',
  'site-form/multi-page-application': fields,
  'site-form/newsletter': fields,
  'site-form/quiz': fields,
  'site-form/quote': fields,
  'site-form/sign-up': fields,
  'site-form/survey': 'a scale as a row of numbers',
  'site-form/visit': fields,
  'site-form/workshop': fields,
  'site-image/2-masks': shapes,
  'site-image/3-focal-point': 'a ratio and a size at once',
  'site-image/4-from-settings': 'the picture is in a settings block',
  'site-map/1-visit': lines,
  'site-map/2-asks-first': lines,
  'site-map/3-from-settings': 'the place is in a settings block',
  'site-map/4-several-places': 'several addresses',
  'site-map/5-address-alone': lines,
  'site-newsletter/drawn': 'a form drawn from settings',
  'site-newsletter/form': fields,
  'site-newsletter/topics': fields,
  'site-shape/1-all': shapes,
  'site-shape/2-words': shapes,
  'site-shape/3-gradients': shapes,
  'site-video/2-file': 'a transcript below',
  'site-video/4-wide': 'the ratio 21:9 is in the sheet of the tag',
  'site-gallery/autorows': 'rows by the proportions of the images',
  'site-gallery/captions-over': 'captions over pictures take no room once the script is there',
  'site-gallery/filter': 'slides that the filter hides',
  'site-gallery/list': 'words beside the pictures',
  'site-gallery/mixed-content': 'room around words among the pictures: its rules take 45 bytes more than the budget of the sheet has',
  'site-gallery/settings-block': 'the slides are in a settings block',
};

/** Every example of every element. */
export const allExamples = (await Promise.all((await elementTags()).map(examplesOf))).flat();
export const nameOf = ({ tag, name }: { tag: string; name: string }) => `${tag}/${name}`;
/** Examples that stand still with the critical sheet alone. */
export const keptByCritical = allExamples.filter(
  example => getCriticalRules(example.tag) && ![neededOwnSheet, knownToScripts].some(list => Object.hasOwn(list, nameOf(example))),
);
