import { Icon } from './icon.tsx'
import { useRenderContext } from './render-context.tsx'

type PaginationProps = {
  currentPage: number
  lastPage: number
  hrefOf: (page: number) => string
  listTitle?: string | null | undefined
}

export const Pagination = ({ currentPage, lastPage, hrefOf, listTitle }: PaginationProps) => {
  const { t } = useRenderContext()
  if (lastPage <= 1) return null
  return (
    <nav className="pagination row" aria-label={[t('layout.pagination'), listTitle].filter(Boolean).join(': ')}>
      {currentPage > 1 && (
        <a className="pagination-step" href={hrefOf(currentPage - 1)} rel="prev" aria-label={t('layout.previousPage')}>
          <Icon name="arrow-left" />
        </a>
      )}
      <ol>
        {pageWindow(currentPage, lastPage).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className="pagination-gap">…</span>
            ) : (
              <a
                className="tabular"
                href={hrefOf(page)}
                aria-label={t('layout.page', { page })}
                {...(page === currentPage && { 'aria-current': 'page' as const })}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {currentPage < lastPage && (
        <a className="pagination-step" href={hrefOf(currentPage + 1)} rel="next" aria-label={t('layout.nextPage')}>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}

/** Page numbers to show: first, last, current and its neighbours; null is a gap of at least two pages. */
export const pageWindow = (current: number, last: number): (number | null)[] => {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page - 1)
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [null, page] : [page]
  })
}
