import { ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import type { MoreLink } from './results-model.ts'

/** How much of the list is shown, and the link to more of it; client/search appends it in place. */
export const ShowMore = ({ more: { href, count, shown, total } }: { more: MoreLink }) => {
  const { t } = useRenderContext()
  return (
    <div className="show-more">
      <p className="tabular">{t('search.shown', { shown, total })}</p>
      <progress value={shown} max={total} aria-hidden="true" />
      <ButtonLink href={href} variant="secondary" className="show-more-link">
        {t('search.showMore', { count })}
      </ButtonLink>
    </div>
  )
}
