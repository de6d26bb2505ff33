const narrowPx = 320; // spec: page-runtime-platform §4, captcha

/** The size of a hosted captcha in a container of a width. */
export const captchaSize = (widthPx: number): 'compact' | 'normal' => (widthPx < narrowPx ? 'compact' : 'normal');
