import type { ReactNode } from 'react'
import { useRenderContext } from './render-context.tsx'

type CarouselProps = {
  /** Names the list for those who do not see its heading beside it. */
  label: string
  /** How much of a row one item takes. */
  size?: 'card' | 'tile' | 'quote' | 'portrait' | 'photo' | 'month'
  /** Items without links: the list itself takes the keyboard's focus, so that it can be scrolled. */
  focusable?: boolean
  /** It takes the focus of the dialog that it opens with, so that arrow keys move it at once. */
  autoFocus?: boolean
  /** One list item per child. */
  children: ReactNode[]
}

/**
 * A row that scrolls natively and snaps, with a dot for every item. Where the browser draws scroll buttons by itself
 * (::scroll-button), a mouse gets two arrows; everybody else swipes, scrolls or tabs. The dots are the browser's own
 * (::scroll-marker) or those of client/carousel/carousel-dots.ts.
 */
export const Carousel = ({ label, size = 'card', focusable = false, autoFocus = false, children }: CarouselProps) => {
  const { t } = useRenderContext()
  return (
    <div className="carousel">
      <ul
        className={`carousel-row carousel-${size}`}
        aria-label={label}
        data-previous={t('layout.previous')}
        data-next={t('layout.next')}
        {...(focusable && { tabIndex: 0 })}
        {...(autoFocus && { autoFocus: true })}
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
