/** Limited and none left. spec: commerce-forms-data §4 */
export function isSoldOut({ unlimited, qtyInStock }: { unlimited: boolean; qtyInStock: number }): boolean {
  return !unlimited && qtyInStock === 0;
}
