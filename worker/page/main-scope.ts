import type { ScopeRoot } from '../document/custom-css.ts'

/** A page's own CSS is about its main part, between header and footer. */
export const MAIN: ScopeRoot = {
  selector: '#main',
  place: 'position:relative;inset:auto;margin:0;height:auto;max-height:none',
}
