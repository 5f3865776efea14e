import { ButtonLink } from '../button.tsx'
import { useRenderContext } from '../render-context.tsx'

/** What a list says when the page's query leaves nothing of it. */
export const NoMatch = () => {
  const { t, path } = useRenderContext()
  return (
    <div className="no-match">
      <p>{t('blocks.noMatch')}</p>
      <ButtonLink href={path} variant="secondary" size="small">
        {t('blocks.showAll')}
      </ButtonLink>
    </div>
  )
}
