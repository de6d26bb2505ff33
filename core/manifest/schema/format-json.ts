/** JSON that people read and change: indented by two spaces. */
export const formatJson = (value: unknown): string => JSON.stringify(value, null, 2);
