import { Icon } from './icon.tsx'
import { useRenderContext } from './render-context.tsx'

/** Shares an absolute URL: by email, or with script by the device or the clipboard (client/trip). */
export const ShareLink = ({
  title,
  href,
  className = 'chip',
}: {
  title: string
  href?: string
  className?: string
}) => {
  const { t, path, origins, market } = useRenderContext()
  const address = href ?? origins[market.id] + path
  return (
    <a
      className={className}
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
      data-share={address}
      data-title={title}
      data-copied={t('tour.shareCopied')}
    >
      <Icon name="arrow-up" />
      {t('tour.share')}
    </a>
  )
}
