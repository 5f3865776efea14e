import { blocks as us } from '../../us/messages/blocks.ts'

export const blocks = {
  ...us,
  verified:
    'Only people who have travelled with us can leave a review: we ask for it after the trip and tie it to their booking.',
}
