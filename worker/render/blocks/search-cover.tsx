import { SearchBox } from '../search-box/search-box.tsx'
import { Picture } from '../ui/picture.tsx'
import type { BlockProps } from './block-props.ts'
import { COVER_SIZES } from './cover-preloads.ts'
import { CoverText } from './cover-text.tsx'

/** The home page's cover: the picture, what we are about, and the search. */
export const SearchCover = ({ content: { title, subtitle, picture }, main = false }: BlockProps<'search-cover'>) => (
  <section className="cover search-cover">
    <Picture image={picture} sizes={COVER_SIZES} priority={main} />
    <CoverText title={title} subtitle={subtitle} main={main}>
      <div className="search-cover-box">
        <SearchBox />
      </div>
    </CoverText>
  </section>
)
