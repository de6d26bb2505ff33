import { themeDocs } from '../../styles/theme-docs.js';
import { themeProperty, type ThemeName } from '../../styles/theme.js';

/** What a token is for, in the words of the documentation. */
export const getTokenPurpose = (name: ThemeName): string => themeDocs[name];

/** The custom property of a token: `--site-on-accent`. */
export const getTokenProperty = (name: ThemeName): string => themeProperty(name);
