/** A width and a height, in whatever unit its owner says. */
export interface Size { readonly width: number; readonly height: number }

/** A place inside a box, from its top left corner. */
export interface Place extends Size { readonly left: number; readonly top: number }
