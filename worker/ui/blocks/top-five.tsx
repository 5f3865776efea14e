import { travelPath } from '../../../markets/links.ts'
import { Photo } from '../picture.tsx'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

export const TopFive = ({ id, content: { title, subtitle, items } }: BlockProps<'top-five'>) => {
  const { market } = useRenderContext()
  return (
    <Section id={id} title={title} subtitle={subtitle} tone="sand">
      <ol className="top-five">
        {items.map((item, index) => (
          <li key={item.title} className="card">
            <div className="card-media">
              {item.picture !== null && <Photo image={item.picture} sizes="(min-width: 1024px) 560px, 100vw" alt="" />}
              <span className="rank tabular" aria-hidden="true">
                {index + 1}
              </span>
            </div>
            <h3 className="card-title">
              {item.travelSlug === null ? (
                item.title
              ) : (
                <a className="stretched" href={travelPath(market, item.travelSlug)}>
                  {item.title}
                </a>
              )}
            </h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
