import type { ReactNode } from 'react'
import type { TravelDetail } from '../../../../shared/contracts/travel.ts'
import { useSite } from '../../site.tsx'
import { AgeBadge } from '../../ui/age-badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'

const Fact = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
  <div className="fact">
    <Icon name={icon} />
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** The trip in figures and words of one line. */
export const TravelFacts = ({ travel }: { travel: TravelDetail }) => {
  const { t } = useSite()
  const { days, nights, groupSize, travelStyle, travelType, ageRanges } = travel
  return (
    <dl className="facts">
      <Fact icon="clock" label={t('travel.duration')}>
        {t('trip.days', { count: days })}
        {nights > 0 && <span className="fact-more">{t('travel.nights', { count: nights })}</span>}
      </Fact>
      <Fact icon="people" label={t('travel.group')}>
        {t('travel.groupSize', groupSize)}
      </Fact>
      <Fact icon="globe" label={t('travel.style')}>
        {travelStyle.label}
      </Fact>
      <Fact icon="star" label={t('travel.type')}>
        {travelType.label}
      </Fact>
      {ageRanges.length > 0 && (
        <Fact icon="calendar" label={t('travel.ages')}>
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
