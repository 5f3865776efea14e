import PhotoSwipe from 'photoswipe'
import stylesheet from 'photoswipe/style.css?url'
import { createElement } from '../boot/toast.ts'

/** The viewer writes HTML for its own buttons, which Trusted Types forbid. */
const NO_BUTTONS = { close: false, arrowPrev: false, arrowNext: false, zoom: false, preloader: false, counter: false }

/** Puts a viewer over the pictures of a dialog, which zooms by pinch, wheel and click, and closes the dialog by a swipe. */
export const showPictures = async (dialog: HTMLElement, closed: AbortSignal): Promise<void> => {
  await addStylesheet()
  const strip = dialog.querySelector<HTMLElement>('.photo-strip')
  const row = strip?.querySelector<HTMLElement>('.photos')
  if (strip == null || row == null || closed.aborted) return
  const pictures = [...row.querySelectorAll('img')]
  const captions = [...row.querySelectorAll('figcaption')]
  const links = [...strip.querySelectorAll<HTMLAnchorElement>('.photo-links a')]
  const caption = createElement('p', 'photo-caption')
  caption.ariaLive = 'polite'
  row.insertAdjacentElement('afterend', caption)
  const viewer = new PhotoSwipe({
    ...NO_BUTTONS,
    dataSource: pictures.map((picture, index) => {
      const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)))
      const { src, srcset, alt } = picture
      return { src, srcset, alt, width, height, msrc: links[index]?.querySelector('img')?.src }
    }),
    index: Math.round(row.scrollLeft / row.clientWidth),
    appendToEl: dialog,
    bgOpacity: 0,
    wheelToZoom: true,
    showHideAnimationType: 'none',
    // Focus and Escape belong to the dialog.
    ...{ trapFocus: false, returnFocus: false, escKey: false },
    getViewportSizeFn: () => ({ x: dialog.clientWidth, y: dialog.clientHeight }),
    paddingFn: ({ y }) => {
      const [top, end] = [row, caption].map((part) => part.getBoundingClientRect().top)
      return { top: top ?? 0, bottom: y - (end ?? y), left: 0, right: 0 }
    },
  })
  const mark = (): void => {
    const { currIndex } = viewer
    caption.replaceChildren(...(captions[currIndex]?.cloneNode(true).childNodes ?? []))
    for (const [index, link] of links.entries()) {
      if (index === currIndex) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    links[currIndex]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  viewer.on('change', mark)
  // The first Tab would move the focus to the viewer, behind all controls.
  viewer.on('keydown', (event) => {
    if (event.originalEvent.code === 'Tab') event.preventDefault()
  })
  viewer.on('close', () => {
    if (!closed.aborted) dialog.querySelector<HTMLElement>('.modal-close')?.click()
  })
  strip.addEventListener('click', (event) => {
    const target = event.target as Element
    const index = links.findIndex((link) => link.contains(target))
    const step = target.closest<HTMLButtonElement>('.photo-step')
    if (index !== -1) event.preventDefault()
    if (index !== -1 || step !== null) viewer.goTo(step === null ? index : viewer.currIndex + Number(step.value))
  })
  closed.addEventListener('abort', () => viewer.destroy())
  viewer.init()
  // The caption has a height now.
  viewer.updateSize(true)
  // The dialog around it has a name.
  viewer.element?.removeAttribute('role')
}

let added: Promise<unknown> | undefined
const addStylesheet = (): Promise<unknown> => {
  added ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = stylesheet
    link.onload = resolve
    document.head.appendChild(link)
  })
  return added
}
