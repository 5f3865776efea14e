import type { IdentityMessages } from '../messages.ts'
import { identityMessages as english } from '../we/identity-messages.ts'

export const identityMessages: IdentityMessages = {
  ...english,
  partnershipTitle: 'Traveling together, for work too',
  partnershipText:
    'Do you have a community, a blog or a company that loves to travel? Tell us your idea: we answer within three business days.',
}
