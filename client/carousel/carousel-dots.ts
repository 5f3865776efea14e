const THRESHOLD_PX = 10
const DEBOUNCE_MS = 100

/** Index of the last item whose start is scrolled past; at the row's end, of the last item. */
export const currentItem = (starts: readonly number[], scrolled: number, furthest: number): number => {
  const passed = starts.findLastIndex((start) => start <= scrolled + THRESHOLD_PX)
  return scrolled >= furthest - THRESHOLD_PX ? starts.length - 1 : Math.max(0, passed)
}

/** Adds dots to scrolling carousels, for browsers without ::scroll-marker. */
export const carouselDots = (root: Document | HTMLElement): void => {
  // A second call may have been waiting for this code.
  for (const row of root.querySelectorAll<HTMLElement>('.carousel-row'))
    if (!row.nextElementSibling?.matches('.carousel-dots')) addDots(row)
}

const addDots = (row: HTMLElement): void => {
  const furthest = () => row.scrollWidth - row.clientWidth
  if (furthest() <= THRESHOLD_PX) return
  const items = [...row.children] as HTMLElement[]
  const first = items[0]?.offsetLeft ?? 0
  const dots = document.createElement('div')
  dots.className = 'carousel-dots'
  const buttons = items.map((item, index) => {
    const button = document.createElement('button')
    button.ariaLabel = `${index + 1} / ${items.length}`
    button.onclick = () => row.scrollTo({ left: item.offsetLeft - first })
    return button
  })
  const mark = () => {
    const starts = items.map((item) => item.offsetLeft - first)
    const current = currentItem(starts, row.scrollLeft, furthest())
    buttons.forEach((button, index) => {
      button.ariaCurrent = String(index === current)
    })
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  row.addEventListener('scroll', () => {
    clearTimeout(timer)
    timer = setTimeout(mark, DEBOUNCE_MS)
  })
  mark()
  for (const button of buttons) dots.appendChild(button)
  row.insertAdjacentElement('afterend', dots)
}
