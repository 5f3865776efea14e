import { ask as us } from '../../us/messages/ask.ts'

export const ask = {
  ...us,
  placeholder: '9 days in May under €1,500, beach and nightlife, no long flights',
  example2: 'A week by the sea in June, €1,000 at most',
}
