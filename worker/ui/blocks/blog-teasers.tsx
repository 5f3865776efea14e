import { Photo } from '../picture.tsx'
import type { BlockProps } from './block-props.ts'
import { LinkedSection } from './linked-section.tsx'

export const BlogTeasers = ({ id, content }: BlockProps<'blog-teasers'>) => (
  <LinkedSection id={id} content={content} className="teasers">
    {({ title, text, picture }, href) => (
      <li key={href} className="card">
        <div className="card-media">
          <Photo image={picture} alt="" />
        </div>
        <h3 className="card-title">
          <a className="stretched" href={href}>
            {title}
          </a>
        </h3>
        <p>{text}</p>
      </li>
    )}
  </LinkedSection>
)
