import { MenuLabel } from '../../shell/menu-link.tsx'
import { menuEntries } from '../../shell/menu-model.ts'
import { MenuList, menuListId } from '../../shell/menu-panel.tsx'
import type { PublicModal } from '../define-modal.ts'

/** Lists of the main menu's closed panels; null without any. */
export const menuModal: PublicModal = {
  size: 'medium',
  open: ({ site: { t, market, accountOrigin }, layout }) => {
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
  },
}
