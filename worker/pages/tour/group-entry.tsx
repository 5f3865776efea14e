import { staticPath } from '../../../markets/links.ts'
import type { Tour, TourDetail } from '../../../shared/contracts/tour.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { tracked } from '../../ui/tracked.ts'

type GroupEntryProps = { tour: Tour & Pick<TourDetail, 'odds'>; groupSize: TravelDetail['groupSize'] }

/**
 * How many people go, never who (spec section 6), and a link to them. The stylesheet hides the sign-in parts by
 * `data-signed-in` on html.
 */
export const GroupEntry = ({ tour, groupSize: { max } }: GroupEntryProps) => {
  const { t, market, signIn, features } = useRenderContext()
  const login = signIn && features.has('groups') ? staticPath(market, 'login') : null
  const going = Math.max(0, max - tour.freeSeats)
  const interested = tour.wishlistedToursCount
  return (
    <section className="travel-part" aria-labelledby="group" {...tracked({ sectionFrom: 'group' })}>
      <h2 id="group">{t('tour.group')}</h2>
      <div className="group-entry">
        <Icon name="people" />
        <div>
          <p className="group-count">
            {going === 0 ? t('tour.groupNobody') : t('tour.groupGoing', { count: going })}
            {interested > 0 && ` · ${t('tour.groupInterested', { count: interested })}`}
          </p>
          <p className="group-seats" aria-hidden="true">
            {[...Array(max).keys()].map((seat) => (
              <i key={seat} className={seat < going ? 'taken' : undefined} />
            ))}
          </p>
          <Odds odds={tour.odds} />
          {login !== null && <p>{t('tour.groupText')}</p>}
          {login !== null && <p className="group-signed-out">{t('tour.groupSignedOut')}</p>}
        </div>
        {login !== null && <GroupLinks tour={tour} login={login} />}
      </div>
    </section>
  )
}

/** Fewer groups say nothing. */
const MIN_GROUPS = 20

/** How groups of this size fared, in tenths, rounded down: no promise. */
const Odds = ({ odds }: Pick<TourDetail, 'odds'>) => {
  const { t } = useRenderContext()
  if (odds === null || odds.groups < MIN_GROUPS || odds.going === 0) return null
  const { months, going, groups, went } = odds
  const people = t('tour.oddsPeople', { count: going })
  const before = t('tour.oddsBefore', { count: months })
  return (
    <p className="tabular">
      {t('tour.odds', { count: Math.floor((10 * went) / groups), people, before })}{' '}
      {t('tour.oddsGroups', { count: groups })}
    </p>
  )
}

const GroupLinks = ({ tour, login }: { tour: Tour; login: string }) => {
  const site = useRenderContext()
  const { t, path } = site
  return (
    <>
      <ButtonLink
        variant="secondary"
        href={modalHref(site, 'group-info', undefined, { travel: tour.travel.slug, tour: tour.id })}
        rel="nofollow"
      >
        {t('tour.groupOpen')}
      </ButtonLink>
      <span className="group-signed-out">
        <ButtonLink
          variant="quiet"
          href={`${login}?${new URLSearchParams({ return: `${path}#group` })}`}
          rel="nofollow"
        >
          {t('tour.groupSignIn')}
        </ButtonLink>
      </span>
    </>
  )
}
