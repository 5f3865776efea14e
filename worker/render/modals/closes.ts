/** Class of links to the page below: a script closes the dialog over it and keeps its place (client/boot/modal.ts). */
export const CLOSES = 'modal-close'
