/** Largest body a submission without files may have; larger ones answer 413. */
export const maxBodyBytes = 256 * 1024;

/** Longest single-line value when a field names no limit of its own. */
export const maxLineLength = 1000;

/** Longest textarea value when a field names no limit of its own. */
export const maxTextLength = 10_000;
