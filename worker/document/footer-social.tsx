import type { SocialBook } from '../../shared/contracts/contacts.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-paths.ts'
import { useRenderContext } from '../ui/render-context.tsx'

/** The networks in their order; names of companies are the same in every language. */
const NETWORKS = [
  ['instagram', 'instagram', 'Instagram'],
  ['tiktok', 'tiktok', 'TikTok'],
  ['youtube', 'youtube', 'YouTube'],
  ['facebook', 'facebook', 'Facebook'],
  ['facebookGroup', 'people', 'layout.facebookGroup'],
  ['social', 'globe', 'layout.social'],
] as const satisfies readonly (readonly [keyof SocialBook, IconName, string])[]

/** Links to the social networks of the contacts book (spec section 3). */
export const FooterSocial = ({ book }: { book: SocialBook }) => {
  const { t } = useRenderContext()
  const links = NETWORKS.flatMap(([network, icon, name]) => {
    const href = book[network]?.value
    return href === undefined ? [] : [{ href, icon, name }]
  })
  if (links.length === 0) return null
  return (
    <ul className="footer-social" aria-label={t('layout.followUs')}>
      {links.map(({ href, icon, name }) => (
        <li key={icon}>
          <a className="icon-button" href={href} target="_blank" rel="noopener">
            <Icon name={icon} />
            <span className="visually-hidden">
              {name === 'layout.facebookGroup' || name === 'layout.social' ? t(name) : name} ({t('layout.newTab')})
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
