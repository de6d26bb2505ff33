// `npm run languages`: writes the list of languages from the files in the `texts` folders. The build does it too.
import { writeLanguageList } from './language-list.js';

writeLanguageList();
