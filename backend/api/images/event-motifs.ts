/** What the drawn pictures of events show, and at what hour. */
export const EVENT_MOTIFS = {
  'event-evening': 'city:mediterranean none dusk',
  'event-night': 'city:central none night',
  'event-walk': 'city:northern none day',
  'event-museum': 'city:central domes:stone day',
  'event-park': 'lake:hills pines day',
  'event-outdoors': 'river:hills birds golden',
} as const satisfies Record<string, string>
