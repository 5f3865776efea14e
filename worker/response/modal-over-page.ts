import type { RenderedPage } from '../engine/cache/rendered-page.ts'
import { type Fill, filledText } from '../engine/slots/fill-slots.ts'

/** Fills a page that was rendered without a modal with one for this visitor, as `ModalLayer` would render both. */
export const fillWithModal = (fill: Fill, modal: RenderedPage): Fill => {
  const dialog = filledText(modal, fill)
  return (slot) => {
    const { name, item = '' } = slot
    if (name === 'body-class') return `${item} has-modal`.trim()
    if (name === 'modal-before') return `${dialog}<div class="frame" inert="">`
    // One modal at a time.
    if (name === 'geo-prompt') return ''
    if (name === 'geo-inert') return null
    // The visitor's data follows the page.
    return name === 'visitor' ? `</div>${fill(slot)}` : fill(slot)
  }
}
