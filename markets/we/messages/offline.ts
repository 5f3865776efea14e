import { offline as american } from '../../us/messages/offline.ts'

export const offline = {
  ...american,
  copyNote: american.copyNote.replace('spots', 'places'),
}
