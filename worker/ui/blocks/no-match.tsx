import { ButtonLink } from '../button.tsx'
import { useRenderContext } from '../render-context.tsx'

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
