import type { ReactNode } from 'react'
import { useRenderContext } from './render-context.tsx'

type CarouselProps = {
  /** Accessible name of the list. */
  label: string
  size?: 'card' | 'tile' | 'quote' | 'portrait' | 'month'
  /** Without links inside, the list itself is focusable for keyboard scrolling. */
  focusable?: boolean
  children: ReactNode[]
}

/** `sizes` of the pictures of cards, of which one or two fill the row. */
export const cardSizes = (count: number): string | undefined =>
  count > 2 ? undefined : '(min-width: 1280px) 568px, (min-width: 640px) 50vw, 87vw'

/** A natively scrolling row with the browser's arrows and dots, or those of client/carousel/carousel-dots.ts. */
export const Carousel = ({ label, size = 'card', focusable = false, children }: CarouselProps) => {
  const { t } = useRenderContext()
  return (
    <div className="carousel">
      <ul
        className={`carousel-row carousel-${size}`}
        aria-label={label}
        data-previous={t('layout.previous')}
        data-next={t('layout.next')}
        {...(focusable && { tabIndex: 0 })}
      >
        {children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once on the server, never reordered
          <li key={index} data-number={index + 1}>
            {child}
          </li>
        ))}
      </ul>
    </div>
  )
}
