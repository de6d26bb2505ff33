/** The line between the parts of a multipart body, without its two dashes. */
export const getBoundary = (contentType: string): string | undefined => /boundary="?([^";\s]{1,70})/i.exec(contentType.slice(0, 300))?.[1];
