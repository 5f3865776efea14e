/**
 * Which page numbers a pagination shows: the first, the last, the current one and its neighbours; null is a gap.
 * A gap of one page is shown as that page.
 */
export const pageWindow = (current: number, last: number): (number | null)[] => {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page - 1)
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [null, page] : [page]
  })
}
