import { Icon } from './icon.tsx'
import { useRenderContext } from './render-context.tsx'

/**
 * Shares a page: by mail as a plain link, by what the device offers, or as a copied address, with the script that comes
 * with the first sign of interest in the part marked `data-trip` (client/trip).
 * @param href absolute address; this page's own without
 */
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
