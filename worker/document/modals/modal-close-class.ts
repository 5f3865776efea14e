/** Class of links to the page below: a script closes the dialog over it and keeps its place (client/modals/modals.ts). */
export const MODAL_CLOSE_CLASS = 'modal-close'
