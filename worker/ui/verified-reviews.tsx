import { useRenderContext } from './render-context.tsx'

/** How we know that reviews are real, and which of them are shown. */
export const VerifiedReviews = ({ explainsChoice = false }: { explainsChoice?: boolean }) => {
  const { t } = useRenderContext()
  return (
    <p className="reviews-verified">
      {t('blocks.verified')}
      {explainsChoice && ` ${t('travel.reviewsText')}`}
    </p>
  )
}
