import { linkTargetHref } from '../../../markets/links.ts'
import { useSite } from '../site.tsx'
import { CARD_SIZES } from '../ui/card.tsx'
import { Photo } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'
import type { BlockProps } from './block-props.ts'

/** Pages to read next; those that the market lacks are left out. */
export const BlogTeasers = ({ id, content }: BlockProps<'blog-teasers'>) => {
  const { market } = useSite()
  const items = content.items.flatMap((item) => {
    const href = linkTargetHref(market, item.link)
    return href === null ? [] : [{ ...item, href }]
  })
  if (items.length === 0) return null
  return (
    <Section id={id} title={content.title} subtitle={content.subtitle}>
      <ul className="teasers">
        {items.map(({ title, text, picture, href }) => (
          <li key={href} className="card">
            <div className="card-media">
              <Photo image={picture} sizes={CARD_SIZES} alt="" />
            </div>
            <h3 className="card-title">
              <a className="stretched" href={href}>
                {title}
              </a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
