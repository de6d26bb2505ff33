import { createRichText } from 'site-elements/rich-text';
import { elements } from 'site-elements/rich-text/elements';

export const richText = createRichText({ elements });
