import { codeNames } from '../../../markets/code-names.ts'
import { coordinatorPath } from '../../../markets/links.ts'
import type { ListedCoordinator } from '../../../shared/contracts/blocks.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { Photo } from '../picture.tsx'
import { useRenderContext } from '../render-context.tsx'
import { tourHref } from '../travel-href.ts'

/** A coordinator of a list, with their next departure. */
export const Person = ({ person }: { person: ListedCoordinator }) => {
  const site = useRenderContext()
  const { t, market, date, features } = site
  const { next } = person
  return (
    <article className="person">
      <Photo image={person.picture} alt="" />
      <h3>
        {features.has('coordinators') ? <a href={coordinatorPath(market, person.slug)}>{person.name}</a> : person.name}
      </h3>
      <p className="person-motto" lang={person.mottoLanguage}>
        {person.motto}
      </p>
      <p className="person-facts tabular">
        {t('trip.tripsLed', { count: person.tripsLed })}
        <br />
        {t('trip.speaks', { languages: person.languages.join(', ') })}
      </p>
      {next !== null && (
        <p className="tabular">
          {t('travel.nextDeparture')}
          <br />
          <a href={tourHref(site, next)}>{formatDateRange(date, next.startingDate, next.endingDate)}</a>
          {` · ${next.travel.title}`}
          {next.groupLanguage !== null &&
            ` · ${t('travel.inLanguage', { language: codeNames(market).language(next.groupLanguage) })}`}
        </p>
      )}
    </article>
  )
}
