import { chat as american } from '../../us/messages/chat.ts'

export const chat = {
  ...american,
  automated:
    'You’re talking to a programme, not a person: it looks through our FAQs and trips, and it can get things wrong. Please don’t share personal details.',
  greeting:
    'Hi! Ask me about groups, payments, cancellations and documents, or about a trip: “Japan in May under 2,000 euros”, for example.',
  robot:
    'I’m a programme, not a person: I look for answers in our FAQs and trips. If you’d rather have a person, write to our team.',
  contactText: american.contactText.replace('business days', 'working days'),
  sentText: american.sentText.replace('business days', 'working days'),
}
