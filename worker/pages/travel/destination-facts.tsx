import { searchPath } from '../../../markets/links.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { placeNames, timeDifference } from '../../ui/place-names.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import type { TravelModel } from './travel-model.ts'

/** What to know of the country before going. */
export const DestinationFacts = ({ model: { travel, next } }: { model: TravelModel }) => {
  const { t, market, today } = useRenderContext()
  const { destination, destinationFacts: facts } = travel
  if (facts === null) return null
  const names = placeNames(market.locale)
  const difference = timeDifference(facts.timeZone, market.timeZone, next?.startingDate ?? today)
  return (
    <Section
      id="destination"
      title={t('tour.facts', { place: destination.name })}
      subtitle={null}
      action={
        <ButtonLink variant="quiet" href={searchPath(market, { destinationId: [destination.id] })}>
          {t('tour.moreTravels', { place: destination.name })}
        </ButtonLink>
      }
    >
      <dl className="facts destination-facts tabular">
        <div className="fact">
          <dt>{t('tour.factCurrency')}</dt>
          <dd>{names.currency(facts.currency)}</dd>
        </div>
        <div className="fact">
          <dt>{t('tour.factLanguages', { count: facts.languages.length })}</dt>
          <dd>{facts.languages.map(names.language).join(', ')}</dd>
        </div>
        <div className="fact">
          <dt>{t('tour.factTime')}</dt>
          <dd>{difference === null ? t('tour.timeSame') : t('tour.timeDifference', { difference })}</dd>
        </div>
        <div className="fact">
          <dt>{t('tour.factPlugs', { count: facts.plugs.length })}</dt>
          <dd>{t('tour.plugTypes', { types: facts.plugs.join(', ') })}</dd>
        </div>
      </dl>
    </Section>
  )
}
