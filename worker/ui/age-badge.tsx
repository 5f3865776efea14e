import { codeNames } from '../../markets/code-names.ts'
import type { AgeBadge as Age } from '../../shared/contracts/tour.ts'
import type { Travel } from '../../shared/contracts/travel.ts'
import { useRenderContext } from './render-context.tsx'

/** Shown ranges (spec section 3). */
const RANGES: Record<Age, string> = { '25-35': '25–35', '35-49': '35+', ALL: '25–49' }

export const ageText = (t: ReturnType<typeof useRenderContext>['t'], age: Age): string =>
  t('trip.ages', { range: RANGES[age] })

export const AgeBadge = ({ age, as: Element = 'span' }: { age: Age; as?: 'span' | 'li' }) => {
  const { t } = useRenderContext()
  return <Element className="age-badge">{ageText(t, age)}</Element>
}

/** Language in which a group is led. */
export const LanguageBadge = ({ language, as: Element = 'span' }: { language: string | null; as?: 'span' | 'li' }) => {
  const { t, market } = useRenderContext()
  if (language === null) return null
  return (
    <Element className="age-badge" {...(language === market.language && { 'data-own': '' })}>
      {t('travel.inLanguage', { language: codeNames(market).language(language) })}
    </Element>
  )
}

/** Heading of departures in the market's language, or in others; nothing for a list of one kind. */
export const LanguageOfGroup = ({ isOwn }: { isOwn: boolean | null }) => {
  const { t, market } = useRenderContext()
  if (isOwn === null) return null
  const own = { language: codeNames(market).language(market.language) }
  return <span className="results-language">{isOwn ? t('travel.inLanguage', own) : t('travel.inOtherLanguages')}</span>
}

/** NEW, HOT or SAFE (spec section 2). */
export const TravelBadge = ({ badge }: { badge: Travel['badges'][number] }) => {
  const { t } = useRenderContext()
  return (
    <span className="badge" data-badge={badge}>
      {t(`trip.badge-${badge}`)}
    </span>
  )
}
