import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { ShareLink } from '../../ui/share-link.tsx'
import type { OwnShare } from './load-wishlist-page.ts'
import type { OwnVotes } from './votes-by-tour.ts'

const FIELD = 'share-link'

/** The revocable link to the list for friends, and their votes. */
export const ShareList = ({ share }: { share: OwnShare | null }) => {
  const { t } = useRenderContext()
  return (
    <section className="wish-share" id="share" aria-labelledby="share-title" data-trip="">
      <Icon name="people" />
      <div>
        <h2 id="share-title">{t('wishlist.shareTitle')}</h2>
        <p>{t('wishlist.shareText')}</p>
        {share === null ? (
          <form method="post" action="/api/shared-list">
            <Button>{t('wishlist.shareAction')}</Button>
          </form>
        ) : (
          <>
            {share.votes !== null && <Votes votes={share.votes} />}
            <label className="field-label" htmlFor={FIELD}>
              {t('wishlist.shareLink')}
            </label>
            <input className="control" id={FIELD} type="text" readOnly value={share.href} />
            <form className="wish-actions" method="post" action="/api/shared-list/end">
              <button
                className="button button-secondary button-small by-script"
                type="button"
                data-does="copy"
                aria-controls={FIELD}
                data-copied={t('tour.shareCopied')}
              >
                {t('wishlist.shareCopy')}
              </button>
              <ShareLink
                className="button button-primary button-small"
                title={t('wishlist.sharedTitle')}
                href={share.href}
              />
              <ButtonLink href={share.href} rel="nofollow" variant="secondary" size="small">
                {t('wishlist.shareOpen')}
              </ButtonLink>
              <Button variant="quiet" size="small">
                {t('wishlist.shareRevoke')}
              </Button>
            </form>
          </>
        )}
      </div>
    </section>
  )
}

/** Names of the voters, and the departures with the most votes. */
const Votes = ({ votes: { names, best } }: { votes: OwnVotes }) => {
  const site = useRenderContext()
  const { t } = site
  if (names.length === 0) return <p>{t('wishlist.shareNoVotes')}</p>
  return (
    <>
      <p>{t('wishlist.sharedVoters', { names: names.join(', ') })}</p>
      <ul>
        {best.map((tour) => (
          <li key={tour.id}>
            {`${tour.title}, ${formatDateRange(site.date, tour.startingDate, tour.endingDate)}`}
            <span className="vote-fits">
              {`${t('layout.labelled', { label: names.length > 1 && tour.names.length === names.length ? t('wishlist.fitsAll') : t('wishlist.fits', { count: tour.names.length }) })} ${tour.names.join(', ')}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
