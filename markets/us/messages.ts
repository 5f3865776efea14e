import type { Messages } from '../messages.ts'
import { messages as english } from '../we/messages.ts'

/** What Americans say otherwise. */
export const messages: Messages = {
  ...english,
  layout: {
    ...english.layout,
    geoText: 'The same trips in American English, with prices in US dollars.',
    geoGo: 'Go to the Global site',
  },
  modals: {
    ...english.modals,
    languagesAndCurrencies: 'Country, language, and currency',
    talkText: 'Questions about the trip, the dates, or the payment? Write to us: people answer, not bots.',
    hoursZone: 'Eastern time',
    necessaryText:
      'They keep you signed in and remember your wishlist, currency, the notices you closed, and this choice. Until you choose, also which version of our pages you see.',
    flightClubFrom: 'Flights for this trip start at {{amount}} per person, round trip.',
  },
  blocks: {
    ...english.blocks,
    verified:
      'Only people who have traveled with us can leave a review: we ask for it after the trip and tie it to their booking.',
  },
  offline: {
    ...english.offline,
    copyNote: 'You’re offline. This page is from {{time}}; prices and spots may have changed.',
  },
  search: {
    ...english.search,
    description:
      'Search every group departure with a coordinator: pick a destination, a month and a budget, and see dates, spots and prices at once.',
    descriptionOf:
      'Group departures with a coordinator: {{what}}. Current dates, open spots and prices, updated all the time.',
    salesDescription:
      'Every discounted group departure, biggest discount first: dates, free spots and up-to-date prices.',
  },
  widget: {
    ...english.widget,
    coverWhere: 'Where do you want to go?',
    tabs: 'How to pick your dates',
    more: 'Months, holidays, and continents',
    pickStart: 'Pick the first day you could leave',
    pickEnd: 'Now pick the last one, or search for this day',
    'season-autumn': 'Fall {{year}}',
  },
  ask: {
    ...english.ask,
    placeholder: '9 days in May under $1,500, beach and nightlife, no long flights',
    example2: 'A week at the beach in June, $1,000 max',
  },
  trip: {
    ...english.trip,
    confirmedTour_one: '{{count}} spot left',
    confirmedTour_other: '{{count}} spots left',
  },
  travel: {
    ...english.travel,
    duration: 'Length',
    moneyPot: 'The money pot',
    moneyPotText:
      'About {{amount}} per person, collected by the group on the ground for what you do together: dinners, taxis, entrance tickets. What’s left is split at the end.',
    departuresText: 'Pick when you want to go: prices are per person, and you reserve your spot online in minutes.',
    depositText: '{{amount}} holds your spot if you book by {{date}}',
    flightsFrom: 'From {{amount}} per person, round trip.',
    noDeparturesTitle: 'No departure dates on the calendar yet',
  },
  tour: {
    ...english.tour,
    headDescription:
      'Departure {{dates}}: {{days}} days in a group with a coordinator. Total price, when you pay, cancellation, and flights.',
    'line-money-pot': 'Money pot, about',
    toPay: 'Of this, {{amount}} is paid to us; the money pot is collected on the trip.',
    'pay-instalment': 'Installment',
    'pay-money-pot': 'Money pot, on the trip',
    taxCode: 'You’ll need a tax number to book: have it handy.',
    calendarFile: 'Save to calendar',
    cancelNote: 'These are upper limits: you pay less if somebody else takes your spot.',
    storyText: 'Every change of status, spots, and price of this departure.',
    flightsText: 'Flights aren’t included. Guide prices per person, round trip.',
    flightsLater: 'Round-trip flights start at {{amount}} per person. We can’t show you which ones right now.',
    'stops-any': 'Nonstop or with stops',
    'stops-direct': 'Nonstop only',
    direct: 'Nonstop',
    groupText: 'How many you are, who is traveling with us for the first time, how many trips the others have done.',
    timeSame: 'same time as New York',
    timeDifference: '{{difference}} h from New York',
    factPlugs_one: 'Outlet',
    factPlugs_other: 'Outlets',
    leaderReviews: 'From people who traveled with {{name}}',
  },
  alerts: {
    ...english.alerts,
    'text-confirmation':
      'A few travelers are still missing. We will write when the departure is certain, and if the price drops.',
    deletedText: 'We keep nothing of yours any more. Thank you for traveling with us.',
  },
  chat: {
    ...english.chat,
    automated:
      'You’re talking to a program, not a person: it looks through our FAQs and trips, and it can get things wrong. Please don’t share personal details.',
    greeting:
      'Hi! Ask me about groups, payments, cancellations and documents, or about a trip: “Japan in May under 2,000 dollars”, for example.',
    robot:
      'I’m a program, not a person: I look for answers in our FAQs and trips. If you’d rather have a person, write to our team.',
    contactText: 'A person will reply by email, usually within two business days.',
    sentText:
      'Thank you! We’ve emailed you a confirmation. A person will get back to you, usually within two business days.',
  },
  accessibility: {
    ...english.accessibility,
    feedbackText:
      'Write to {{mail}} or use {{contacts}}: tell us the page, what you wanted to do, and what you use to get around. We help you get what you came for, and then fix the page.',
    authorityText:
      'If we can’t solve it together, you can turn to the {{authority}}, which explains your rights under the Americans with Disabilities Act and takes complaints.',
    authority: 'U.S. Department of Justice',
    authorityAddress: 'https://www.ada.gov/file-a-complaint/',
  },
}
