import type { ReactNode } from 'react'
import { ButtonLink } from '../button.tsx'
import { LimitCurrency } from '../limit-currency.tsx'
import { Notice } from '../notice.tsx'
import { Pagination } from '../pagination.tsx'
import { useRenderContext } from '../render-context.tsx'
import type { ListPages } from './block-props.ts'

type FilteredListProps = {
  pages: Omit<ListPages, 'filter' | 'travelHref'> | undefined
  title: string
  isEmpty: boolean
  children: ReactNode
}

/** A list with the notices and pages of its filter. */
export const FilteredList = ({ pages, title, isEmpty, children }: FilteredListProps) => {
  const { t, path } = useRenderContext()
  return (
    <>
      {isEmpty && (
        <div className="no-match cluster row">
          <p>{t('blocks.noMatch')}</p>
          <ButtonLink href={path} variant="secondary" size="small">
            {t('blocks.showAll')}
          </ButtonLink>
        </div>
      )}
      {!isEmpty && pages !== undefined && <LimitCurrency limit={pages.currency} />}
      {!isEmpty && pages?.isPastEnd && <Notice>{t('search.pastEnd')}</Notice>}
      {children}
      {pages !== undefined && <Pagination {...pages} listTitle={title} />}
    </>
  )
}
