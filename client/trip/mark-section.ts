/** A section is in view when it crosses this line, a third of the window from its top. */
const LINE = '-33% 0px -66%'

/** Marks the link of the section in view, and keeps it in sight in a bar that scrolls. */
export const markSection = (bar: HTMLElement): void => {
  const links = new Map(
    [...bar.querySelectorAll('a')].flatMap((link) => {
      const target = document.querySelector(link.hash)
      return target === null ? [] : [[target.closest('section') ?? target, link]]
    }),
  )
  const observer = new IntersectionObserver(
    (entries) => {
      const link = links.get(entries.findLast(({ isIntersecting }) => isIntersecting)?.target as Element)
      if (link === undefined) return
      bar.querySelector('[aria-current]')?.removeAttribute('aria-current')
      link.setAttribute('aria-current', 'location')
      const row = link.closest('ul')
      row?.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 })
    },
    { rootMargin: LINE },
  )
  for (const section of links.keys()) observer.observe(section)
}
