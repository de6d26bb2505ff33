import type { CatalogFont, FontStyle, SiteFontInstallation } from 'site-elements/contract/site-fonts';

/** A file of a package of Fontsource. */
export interface PackageFile {
  readonly package: string;
  /** Such as `files/lora-latin-400-normal.woff2`. */
  readonly file: string;
  readonly subset: string;
  readonly style: FontStyle;
}

const usualSubsets = ['latin', 'latin-ext'];
const usualWeights = [400, 700];
/** Axes that a font can have without one of its own invention: such files are called `standard`. */
const standardAxes = ['wght', 'wdth', 'slnt', 'opsz'];

export const isVariable = ({ axes }: CatalogFont): boolean => axes.length > 0;
const packageOf = (font: CatalogFont): string => `@fontsource${isVariable(font) ? '-variable' : ''}/${font.id}`;

/** How the package names the files with these axes. */
const axesName = ({ axes }: CatalogFont, allAxes: boolean): string =>
  (!allAxes || axes.length === 1 ? 'wght' : axes.every(({ tag }) => standardAxes.includes(tag)) ? 'standard' : 'full');

/** Those that the font has; if it has none of them, its first. */
const known = <Value>(wanted: readonly Value[], all: readonly Value[]): readonly Value[] => {
  const found = all.filter(one => wanted.includes(one));
  return found.length > 0 ? found : all.slice(0, 1);
};

/** The files of an installation, by the names that Fontsource gives them. */
export function listFontFiles(font: CatalogFont, choice: Omit<SiteFontInstallation, 'family'>): PackageFile[] {
  const { subsets = usualSubsets, styles = ['normal'], weights = usualWeights, allAxes = false } = choice;
  const kinds = isVariable(font) ? [axesName(font, allAxes)] : known(weights, font.weights);
  return known(subsets, font.subsets).flatMap(subset => known(styles, font.styles).flatMap(style =>
    kinds.map(kind => ({ package: packageOf(font), file: `files/${font.id}-${subset}-${kind}-${style}.woff2`, subset, style }))));
}
