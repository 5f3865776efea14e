import type { ReactNode } from 'react'
import { codeNames } from '../../../markets/code-names.ts'
import { searchPath } from '../../../markets/links.ts'
import type { Market } from '../../../markets/market-schema.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { AgeBadge } from '../../ui/age-badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatList } from '../../ui/format-list.ts'
import { PlaceLinks } from '../../ui/place-links.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { timeDifference } from '../../ui/time-difference.ts'
import type { TravelModel } from './travel-model.ts'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="fact">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

export const TravelFacts = ({ travel }: { travel: TravelDetail }) => {
  const { t } = useRenderContext()
  const { groupSize, travelStyle, travelType, ageRanges } = travel
  return (
    <dl className="facts tabular">
      <Fact label={t('travel.group')}>{t('travel.groupSize', groupSize)}</Fact>
      <GroupLanguage travel={travel} />
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

/** Names of the languages of the departures' groups, most frequent first. */
export const groupLanguagesOf = ({ departures }: Pick<TravelDetail, 'departures'>, market: Market): string[] =>
  [...Map.groupBy(departures, ({ groupLanguage }) => groupLanguage)]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([code]) => (code === null ? [] : [codeNames(market).language(code)]))

const GroupLanguage = ({ travel }: { travel: TravelDetail }) => {
  const { t, market } = useRenderContext()
  const groups = groupLanguagesOf(travel, market)
  if (groups.length === 0) return null
  return (
    <Fact label={t('travel.groupLanguage')}>
      {formatList(market.locale, groups)}
      {groups.length > 1 && <span className="fact-more">{t('travel.groupLanguageByDate')}</span>}
    </Fact>
  )
}

export const DestinationFacts = ({ model: { travel, next } }: { model: TravelModel }) => {
  const { t, market, today } = useRenderContext()
  const { destination, destinationFacts: facts } = travel
  if (facts === null) return null
  const names = codeNames(market)
  const difference = timeDifference(facts.timeZone, market.timeZone, next?.startingDate ?? today)
  return (
    <Section
      id="destination"
      title={t('tour.facts', { place: destination.name })}
      subtitle={null}
      action={
        <ButtonLink variant="quiet" href={destination.path ?? searchPath(market, { destinationId: [destination.id] })}>
          {t('tour.moreTravels', { place: destination.name })}
        </ButtonLink>
      }
    >
      <dl className="facts destination-facts tabular">
        <Fact label={t('tour.factCurrency')}>{names.currency(facts.currency)}</Fact>
        <Fact label={t('tour.factLanguages', { count: facts.languages.length })}>
          {facts.languages.map(names.language).join(', ')}
        </Fact>
        <Fact label={t('tour.factTime')}>
          {difference === null ? t('tour.timeSame') : t('tour.timeDifference', { difference })}
        </Fact>
        <Fact label={t('tour.factPlugs', { count: facts.plugs.length })}>
          {t('tour.plugTypes', { types: facts.plugs.join(', ') })}
        </Fact>
      </dl>
      <PlaceLinks places={travel.places} />
    </Section>
  )
}
