import { Icon } from '../ui/icon.tsx'
import { modalHref } from '../ui/modal-href.ts'
import { useRenderContext } from '../ui/render-context.tsx'
import { tracked } from '../ui/tracked.ts'

/** Only where the visitor's country has it (spec section 6). */
export const TalkToUsLink = ({ place, className }: { place: 'header' | 'footer'; className: string }) => {
  const site = useRenderContext()
  if (site.variations.talkToUs?.[place] !== true) return null
  return (
    <a
      className={`button button-talk talk-to-us ${className}`}
      href={modalHref(site, 'talk-to-us')}
      rel="nofollow"
      {...tracked({ event: 'contact-us', sectionFrom: place })}
    >
      <Icon name="chat" />
      <span>{site.t('layout.talkToUs')}</span>
    </a>
  )
}
