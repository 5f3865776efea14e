import type { ReactNode } from 'react'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { AgeBadge } from '../../ui/age-badge.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="fact">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** The trip in figures and words of one line. */
export const TravelFacts = ({ travel }: { travel: TravelDetail }) => {
  const { t } = useRenderContext()
  const { days, nights, groupSize, travelStyle, travelType, ageRanges } = travel
  return (
    <dl className="facts tabular">
      <Fact label={t('travel.duration')}>
        {t('trip.days', { count: days })}
        {nights > 0 && <span className="fact-more">{t('travel.nights', { count: nights })}</span>}
      </Fact>
      <Fact label={t('travel.group')}>{t('travel.groupSize', groupSize)}</Fact>
      <Fact label={t('travel.style')}>{travelStyle.label}</Fact>
      <Fact label={t('travel.type')}>{travelType.label}</Fact>
      {ageRanges.length > 0 && (
        <Fact label={t('travel.ages')}>
          <span className="fact-badges">
            {ageRanges.map((age) => (
              <AgeBadge key={age} age={age} />
            ))}
          </span>
        </Fact>
      )}
    </dl>
  )
}
