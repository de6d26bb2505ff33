/** Options of a product that a feed has tags for. */
export type VariantAttribute = 'color' | 'size' | 'material' | 'pattern';

/** What owners call them, in the languages of the owner's pages. */
const names: Readonly<Record<VariantAttribute, string>> = {
  color: 'color colour farbe couleur colore kleur kolor cor färg renk لون اللون צבע 色 カラー 색상 색 颜色',
  size: 'size größe grösse taille talla tamaño taglia dimensione misura maat formaat rozmiar tamanho storlek beden'
    + ' boyut مقاس المقاس حجم מידה גודל サイズ 사이즈 크기 尺寸 尺码',
  material: 'material matériau matière materiale materiaal materiał malzeme خامة مادة חומר 素材 소재 재질 材质 材料',
  pattern: 'pattern muster motif estampado patrón motivo fantasia patroon wzór padrão mönster desen نقش דוגמה דוגמא 柄 무늬 패턴 图案',
};

const attributes = new Map(Object.entries(names).flatMap(([attribute, words]) => words.split(' ').map(word => [word, attribute as VariantAttribute])));

/** The tag of an option; null for an option that has none. */
export const variantAttribute = (optionName: string): VariantAttribute | null =>
  attributes.get(optionName.trim().normalize('NFC').toLocaleLowerCase('en')) ?? null;
