import type { Layout } from '../../shared/contracts/layout.ts'
import type { ModalSubject, OpenModal } from '../../shared/modals/modal-url.ts'
import type { DataContext } from '../data/public-client.ts'
import type { Head } from '../shell/head.ts'
import type { ModalScreen, ModalSize } from '../shell/modal.tsx'
import type { RenderContext } from '../ui/render-context.tsx'
import type { PageVisit } from '../visit/visit.ts'

export type ModalTraits = {
  size: ModalSize
  /** Values of the parameter `layout`; the first is the default, also for unknown values. */
  layouts?: readonly string[]
  /** Shows what is true at the minute. */
  isTimed?: true
}

export type Frame = {
  site: RenderContext
  layout: Layout | null
  alternates: Head['alternates']
  data: DataContext
}

/** A modal that is the same for all visitors, over any page, or, `ofPages`, over those whose `modals` have it. */
export type PublicModal = ModalTraits & {
  ofPages?: true
  /** What it shows where the page has nothing of its own for it; null without content. */
  open?: (frame: Frame, layout: OpenModal['layout']) => ModalScreen | null | Promise<ModalScreen>
}

/** A modal over any page, for one visitor. Its screen crosses to the Private entrypoint: it must be structured-cloneable. */
export type PrivateModal<Screen> = ModalTraits & {
  /**
   * Returns null without content for this visitor: the page is shown without it.
   * @param closeHref the page without its modal
   */
  load: (
    visit: PageVisit,
    modal: { layout: OpenModal['layout']; subject: ModalSubject },
    closeHref: string,
  ) => Promise<Screen | null>
  view: (site: RenderContext, screen: Screen) => ModalScreen
}
