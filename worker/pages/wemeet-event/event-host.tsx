import type { WemeetEvent } from '../../../shared/contracts/wemeet.ts'
import { Icon } from '../../ui/icon.tsx'
import { Photo } from '../../ui/picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

/** Who invites: a coordinator with face and page, or a member of the community. */
export const EventHost = ({ organiser, href }: { organiser: WemeetEvent['organiser']; href: string | null }) => {
  const { t } = useRenderContext()
  return (
    <aside className="meet-host" aria-label={t('wemeet.hostTitle')}>
      {organiser.kind === 'coordinator' ? (
        <Photo image={organiser.picture} sizes="80px" alt="" />
      ) : (
        <span className="meet-host-face">
          <Icon name="person" />
        </span>
      )}
      <div>
        <p className="meet-host-name">{t('wemeet.host', { name: organiser.name })}</p>
        <p>{t(`wemeet.host-${organiser.kind}`)}</p>
        {href !== null && <a href={href}>{t('wemeet.hostPage', { name: organiser.name })}</a>}
      </div>
    </aside>
  )
}
