import styles from './calendar.css?inline'

let worn: CSSStyleSheet | null = null

/**
 * Puts the calendar's styles on the page, once. They come with its code instead of with every page; a constructed
 * sheet, because the policy allows no style that it has not been told of.
 */
export const wearCalendarStyles = (): void => {
  if (worn !== null) return
  worn = new CSSStyleSheet()
  worn.replaceSync(styles)
  document.adoptedStyleSheets.push(worn)
}
