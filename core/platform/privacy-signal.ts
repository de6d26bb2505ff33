/** Whether the browser asks sites not to sell or share the visitor's data (Global Privacy Control). */
export const hasPrivacySignal = (): boolean =>
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
