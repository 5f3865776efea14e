import { searchPath, staticPath, travelPath } from '../../../markets/links.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { SharedList } from '../../../shared/contracts/wishlist.ts'
import { formatDateRange, overlaps } from '../../../shared/dates/date-range.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { ReturnField } from '../../ui/return-field.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { MessagePage } from '../error/message-page.tsx'
import type { SharedListModel, VoteDraft } from './load-shared-list.ts'
import { WishlistIllustration } from './wishlist-illustration.tsx'

const FIELD = 'vote-name'

/** A list as friends see it: each departure with its voters, and a vote that needs no account. */
export const SharedListPage = ({ model }: { model: SharedListModel }) => {
  const { t, market } = useRenderContext()
  const { list, token, notice, failed, typed } = model
  if (list === null && typed !== null && failed) return <VoteRetry token={token} typed={typed} />
  if (list === null)
    return (
      <MessagePage
        picture={<WishlistIllustration />}
        title={t(failed ? 'errors.genericTitle' : 'wishlist.goneTitle')}
        text={t(failed ? 'errors.genericText' : 'wishlist.goneText')}
      >
        <div className="message-actions">
          <ButtonLink href={searchPath(market)} icon="search">
            {t('layout.wishlistFind')}
          </ButtonLink>
        </div>
      </MessagePage>
    )
  const mine = list.votes.find((vote) => vote.mine)
  return (
    <div className="container wishlist">
      <header className="wish-head">
        <h1>{t('wishlist.sharedTitle')}</h1>
        <p>{t('wishlist.sharedText')}</p>
        <p className="wish-counts">
          {list.votes.length === 0
            ? t('wishlist.sharedNoVotes')
            : t('wishlist.sharedVoters', { names: list.votes.map(({ name }) => name).join(', ') })}
        </p>
      </header>
      <VoteNotice notice={notice} />
      <form className="vote" method="post" action="/api/shared-list/vote">
        <input type="hidden" name="list" value={token} />
        <ReturnField />
        {list.items.map(({ travel, tours }) => (
          <fieldset className="vote-trip" key={travel.id}>
            <legend>
              <a href={travelPath(market, travel.slug)}>{travel.title}</a>
            </legend>
            <Picture image={travel.thumbnailImage} alt="" />
            <div className="vote-tours">
              <p className="wish-counts">{travel.destinationLabel}</p>
              {tours.length === 0 && <p>{t('wishlist.sharedNoTours')}</p>}
              {tours.map((tour) => (
                <VoteTour
                  key={tour.id}
                  tour={tour}
                  list={list}
                  ticked={(typed ?? mine)?.tours.includes(tour.id) === true}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <div className="vote-send">
          <Field
            id={FIELD}
            label={t('wishlist.sharedName')}
            {...(notice === 'bad-name' && { hint: t('wishlist.sharedBadName') })}
          >
            <input
              className="control"
              id={FIELD}
              name="name"
              autoComplete="given-name"
              maxLength={40}
              required
              defaultValue={(typed ?? mine)?.name ?? ''}
              {...(notice === 'bad-name' && { 'aria-invalid': true, 'aria-describedby': `${FIELD}-hint` })}
            />
          </Field>
          <Button>{t(mine === undefined ? 'wishlist.sharedVote' : 'wishlist.sharedChange')}</Button>
        </div>
      </form>
      <p className="note">
        <a href={staticPath(market, 'legal-privacy-policy') ?? '/'}>{t('signUp.privacy')}</a>
      </p>
    </div>
  )
}

/** One departure: its dates, its number of voters, and its overlaps with other chosen departures. */
const VoteTour = ({ tour, list, ticked }: { tour: Tour; list: SharedList; ticked: boolean }) => {
  const site = useRenderContext()
  const { t } = site
  const fits = list.votes.filter(({ tours }) => tours.includes(tour.id))
  const all = fits.length > 1 && fits.length === list.votes.length
  const chosen = list.items
    .flatMap(({ tours }) => tours)
    .filter(({ id }) => list.votes.some(({ tours }) => tours.includes(id)))
  const collides = fits.length > 0 && chosen.some((other) => other.id !== tour.id && overlaps(other, tour))
  return (
    <label className="vote-tour checkbox" data-fits={all ? 'all' : undefined}>
      <input type="checkbox" name={`tour/${tour.id}`} value="yes" defaultChecked={ticked} />
      <span>
        <span className="vote-dates tabular">{formatDateRange(site.date, tour.startingDate, tour.endingDate)}</span>{' '}
        <StatusPill status={tour.salesStatus} />
        {fits.length > 0 && (
          <span className="vote-fits">
            {`${t('layout.labelled', { label: all ? t('wishlist.fitsAll') : t('wishlist.fits', { count: fits.length }) })} ${fits.map(({ name }) => name).join(', ')}`}
          </span>
        )}
        {collides && <span className="vote-fits">{t('wishlist.overlaps')}</span>}
      </span>
      <Price tour={tour} />
    </label>
  )
}

const VoteNotice = ({ notice }: Pick<SharedListModel, 'notice'>) => {
  const { t } = useRenderContext()
  if (notice === null || notice === 'bad-name') return null
  return notice === 'kept' ? (
    <Notice tone="success" icon="check" role="status">
      <p>{t('wishlist.sharedThanks')}</p>
    </Notice>
  ) : (
    <Notice tone="warning" role="alert">
      <p>{t(notice === 'full' ? 'wishlist.sharedFull' : 'wishlist.failed')}</p>
    </Notice>
  )
}

/** Retry page when the vote could not be saved and the list could not be loaded: the input is sent again. */
const VoteRetry = ({ token, typed }: { token: string; typed: VoteDraft }) => {
  const { t } = useRenderContext()
  return (
    <MessagePage picture={<WishlistIllustration />} title={t('errors.genericTitle')} text={t('wishlist.failed')}>
      <form className="message-actions" method="post" action="/api/shared-list/vote">
        <input type="hidden" name="list" value={token} />
        <ReturnField />
        <input type="hidden" name="name" value={typed.name} />
        {typed.tours.map((id) => (
          <input key={id} type="hidden" name={`tour/${id}`} value="yes" />
        ))}
        <Button>{t('errors.retry')}</Button>
      </form>
    </MessagePage>
  )
}
