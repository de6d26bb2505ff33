const columnWidthByDefault = 250; // spec: media-layout §9

/** Whether a column may be so wide. Source: media-layout §5. */
export const isColumnWidth = (wish: number | null): wish is number => wish! > 0 && wish! < Infinity;

/** The width a column wants: what the page wishes, where that is a number above 0, else 250 px. */
export const columnWidthPx = (wish: number | null): number => (isColumnWidth(wish) ? wish : columnWidthByDefault);
