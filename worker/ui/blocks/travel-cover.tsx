import { travelPath } from '../../../markets/links.ts'
import { ButtonLink } from '../button.tsx'
import { Picture } from '../picture.tsx'
import { useRenderContext } from '../render-context.tsx'
import type { BlockProps } from './block-props.ts'
import { COVER_SIZES } from './cover-preloads.ts'
import { CoverText } from './cover-text.tsx'

/** The cover of a page about one travel: its picture, where it goes, and the way to it. */
export const TravelCover = ({ content, main = false }: BlockProps<'travel-cover'>) => {
  const { market, t } = useRenderContext()
  const { title, subtitle, picture, travelSlug, destinationLabel } = content
  return (
    <section className="cover heading-cover">
      <Picture image={picture} sizes={COVER_SIZES} priority={main} />
      <CoverText title={title} subtitle={subtitle} main={main} kicker={destinationLabel}>
        <p className="cover-action">
          <ButtonLink href={travelPath(market, travelSlug)} variant="inverse" iconAfter="arrow-right">
            {t('blocks.seeTravel')}
          </ButtonLink>
        </p>
      </CoverText>
    </section>
  )
}
