/** What a visitor may say to a dialog. Leaving it by key, or by a click beside it, is `cancel`. */
export type Answer = 'confirm' | 'reject' | 'cancel';

/** Each style's buttons, in reading order. Source: media-layout §4. */
export const buttonStyles = {
  'confirm-or-reject': ['reject', 'confirm'],
  'confirm-or-cancel': ['cancel', 'confirm'],
  'confirm-only': ['confirm'],
  'no-buttons': [],
} satisfies Record<string, readonly Answer[]>;

export type DialogStyle = keyof typeof buttonStyles;

/** The style of a kind whose author names none; a notice never has buttons. */
export const styleOfKind = {
  confirm: 'confirm-or-cancel',
  alert: 'confirm-only',
  information: 'no-buttons',
} satisfies Record<string, DialogStyle>;

export type DialogKind = keyof typeof styleOfKind;

/** The buttons of a dialog. */
export function getButtonStyles(kind: DialogKind, style: DialogStyle | 'by-kind'): readonly Answer[] {
  return buttonStyles[style === 'by-kind' || kind === 'information' ? styleOfKind[kind] : style];
}
