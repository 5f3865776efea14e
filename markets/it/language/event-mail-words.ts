import type { EventMailWords } from '../../../backend/api/wemeet/event-mail-words.ts'

export const eventMailWords: EventMailWords = {
  subject: 'Ci sei: {title}, {city}',
  text: 'Il tuo posto è confermato. Ecco tutto quello che ti serve.',
  when: 'Quando',
  where: 'Ritrovo',
  host: 'Organizza',
  note: 'Da sapere',
  action: 'Vedi l’evento o rinuncia al posto',
  calendar: 'In allegato trovi l’evento per il tuo calendario.',
  cancelled: {
    subject: 'Annullato: {title}, {city}',
    text: 'Ci dispiace: questo evento non si terrà più. Non devi fare nulla, il tuo posto è già stato liberato.',
    calendar: 'Apri il file in allegato per toglierlo dal tuo calendario.',
    action: 'Cerca un altro evento nei dintorni',
  },
}
