const FAR_PX = 800
const RESTING_MS = 120
const MARGIN_PX = 8
const GRID_PX = 24
/** Part of the screen that a thumb reaches. */
const REACH = 0.5

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, video, [tabindex="0"]'

/** Boxes on the screen of all controls, texts, and parts that do not scroll with the page. */
const boxesInSight = (own: Element): DOMRect[] => {
  const isSeen = ({ bottom, top, width }: DOMRect) =>
    width > 0 && bottom > innerHeight * (1 - REACH) && top < innerHeight
  const range = document.createRange()
  return [...document.body.querySelectorAll(`:not(script, .to-top *)`)].flatMap((element) => {
    const box = element.getBoundingClientRect()
    if (element === own || !isSeen(box) || !element.checkVisibility({ visibilityProperty: true })) return []
    if (element.matches(CONTROLS) || /fixed|sticky/.test(getComputedStyle(element).position)) return [box]
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return []
      range.selectNodeContents(node)
      return [...range.getClientRects()].filter(isSeen)
    })
  })
}

/** Lowest free place for a square, right before left before middle; null without one. */
export const freePlace = (
  size: number,
  screen: { width: number; height: number },
  boxes: readonly Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>[],
): { left: number; top: number } | null => {
  const isFree = (left: number, top: number) =>
    boxes.every((box) => box.right <= left || box.left >= left + size || box.bottom <= top || box.top >= top + size)
  const columns = [screen.width - size - MARGIN_PX, MARGIN_PX, (screen.width - size) / 2]
  for (let top = screen.height - size - MARGIN_PX; top >= screen.height * (1 - REACH); top -= GRID_PX)
    for (const left of columns) if (isFree(left, top)) return { left, top }
  return null
}

/** Shows the link to the top when the page rests after it was scrolled up, where it covers no control and no text. */
export const enhanceToTop = (): void => {
  const link = document.querySelector<HTMLElement>('.to-top')
  if (link === null) return
  let last = scrollY
  let rises = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    delete link.dataset.place
  }
  const place = () => {
    const { clientWidth: width } = document.documentElement
    const found = freePlace(link.offsetWidth, { width, height: innerHeight }, boxesInSight(link))
    link.dataset.place = found === null ? 'none' : 'free'
    if (found !== null) Object.assign(link.style, { left: `${found.left}px`, top: `${found.top}px` })
  }
  const follow = ({ target }: Event) => {
    // A row that scrolls by itself, such as the bar of a page's sections, leaves the direction as it is.
    if (target === document) {
      rises = scrollY < last && scrollY >= FAR_PX
      last = scrollY
    }
    hide()
    if (rises) timer = setTimeout(place, RESTING_MS)
  }
  // Rows scroll, and content grows, below a link that rests.
  addEventListener('scroll', follow, { passive: true, capture: true })
  new ResizeObserver(() => link.dataset.place !== undefined && place()).observe(document.body)
  timer = setTimeout(place, RESTING_MS)
}
