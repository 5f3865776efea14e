import { ContactSections } from '../../ui/contact-sections.tsx'
import type { PublicModal } from '../define-modal.ts'

export const talkToUsModal: PublicModal = {
  size: 'medium',
  // Whether somebody answers the phone.
  isTimed: true,
  open: ({ site, layout, data }) => ({
    title: site.t('modals.talkTitle'),
    body: (
      <ContactSections id="talk" contacts={layout?.contacts ?? null} place="showTalkToUs" now={data.config.now()} />
    ),
  }),
}
