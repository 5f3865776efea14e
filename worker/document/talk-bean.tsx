import type { TalkToUsBean } from '../../shared/contracts/layout.ts'
import { Icon } from '../ui/icon.tsx'
import { modalHref } from '../ui/modal-href.ts'
import { useRenderContext } from '../ui/render-context.tsx'
import { beanColours } from './bean-colours.ts'
import { TALK_GROUND } from './bean-style.ts'

/** Talk-to-us bean (spec section 3): one line that opens the talk-to-us modal. Its clicks count as a banner's. */
export const TalkBean = ({ bean }: { bean: TalkToUsBean }) => (
  <div className="talk-bean" data-banner={bean.id} data-ground={beanColours(bean, TALK_GROUND).ground}>
    <a className="talk-bean-link" href={modalHref(useRenderContext(), 'talk-to-us')} rel="nofollow">
      <Icon name="chat" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it comes in (worker/data). */}
      <span dangerouslySetInnerHTML={{ __html: bean.message }} />
      <Icon name="arrow-right" />
    </a>
  </div>
)
