import { staticPath } from '../../../markets/links.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { tracked } from '../../ui/tracked.ts'

/** Link to the travellers of a departure. The stylesheet hides the sign-in parts by `data-signed-in` on html. */
export const GroupEntry = ({ tour }: { tour: Tour }) => {
  const site = useRenderContext()
  const { t, market, signIn, path } = site
  const login = signIn ? staticPath(market, 'login') : null
  if (login === null) return null
  return (
    <section className="travel-part" aria-labelledby="group" {...tracked({ sectionFrom: 'group' })}>
      <h2 id="group">{t('tour.group')}</h2>
      <div className="group-entry">
        <Icon name="people" />
        <div>
          <p>{t('tour.groupText')}</p>
          <p className="group-signed-out">{t('tour.groupSignedOut')}</p>
        </div>
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
      </div>
    </section>
  )
}
