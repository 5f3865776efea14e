import { SearchBox } from '../search-box/search-box.tsx'
import { Picture } from '../ui/picture.tsx'
import type { BlockProps } from './block-props.ts'
import { COVER_SIZES } from './cover-preloads.ts'

/** The home page's cover: the picture, what we are about, and the search. */
export const SearchCover = ({ content: { title, subtitle, picture } }: BlockProps<'search-cover'>) => (
  <section className="cover search-cover">
    <Picture image={picture} sizes={COVER_SIZES} priority />
    <div className="container cover-content">
      <h1 className="cover-title">{title}</h1>
      {subtitle !== null && <p className="cover-subtitle">{subtitle}</p>}
      <div className="search-cover-box">
        <SearchBox />
      </div>
    </div>
  </section>
)
