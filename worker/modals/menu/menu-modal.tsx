import type { Layout } from '../../../shared/contracts/layout.ts'
import { MenuLabel } from '../../shell/menu-link.tsx'
import { menuEntries } from '../../shell/menu-model.ts'
import { MenuList, menuListId } from '../../shell/menu-panel.tsx'
import type { ModalScreen } from '../../shell/modal.tsx'
import type { RenderContext } from '../../ui/render-context.tsx'

/** Lists of the main menu's closed panels; null without any. */
export const menuModal = ({ t, market, accountOrigin }: RenderContext, layout: Layout | null): ModalScreen | null => {
  const entries = layout === null ? [] : menuEntries(market, layout.header.menu, accountOrigin)
  const lists = entries.flatMap((entry, index) =>
    entry.children.length === 0 || entry.flatOnPhones
      ? []
      : [
          <section key={entry.id}>
            <h3>
              <MenuLabel entry={entry} />
            </h3>
            <div id={menuListId(index)}>
              <MenuList entry={entry} />
            </div>
          </section>,
        ],
  )
  return lists.length === 0 ? null : { title: t('layout.mainMenu'), body: lists }
}
