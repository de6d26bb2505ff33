import type { SearchEntry } from '../../service/modules/search/search-store.js';
import { journal } from './journal.js';

const page = (url: string, title: string, text: string, keywords = ''): SearchEntry => ({ url, title, text, keywords, section: 'The studio', kind: 'page' });

/** The pages of the small business site, as its search finds them. What is sold there comes from the shop. */
export const searchablePages: readonly SearchEntry[] = [
  page('/saltmarsh', 'Saltmarsh Pottery', 'Stoneware thrown, glazed and fired beside the tide.', 'home studio kiln'),
  page('/saltmarsh/shop', 'Shop', 'Mugs, bowls, plates, vases and jugs in five glazes, made by hand in small runs.'),
  page(
    '/saltmarsh/shop#sending',
    'Shipping and returns',
    'We pack on Thursdays. Shipping costs €7, or €14 across the water. If it arrives broken, send us a photograph.',
    'delivery shipping post returns broken',
  ),
  ...journal.map(({ slug, title, summary }) => page(`/saltmarsh/journal/${slug}`, title, summary, 'journal')),
  page(
    '/saltmarsh/visit',
    'Visit',
    'Where the studio is, when it is open, and what the tide does to the road.',
    'opening hours map address directions parking',
  ),
  page('/saltmarsh/contact', 'Contact', 'Write to us about a commission, a glaze or a broken handle.', 'email phone message commission'),
  page('/saltmarsh/privacy', 'Privacy', 'What we keep, and for how long.', 'cookies consent data'),
];
