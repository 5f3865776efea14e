import type { Language } from '../market.ts'

type Labels<Code extends string> = Record<Code, Record<Language, string>>

/** Travel styles, as filters and cards call them. */
export const STYLE_LABELS = {
  ADVENTURE: { it: 'Avventura', en: 'Adventure', es: 'Aventura', fr: 'Aventure', de: 'Abenteuer' },
  CITY: { it: 'Città', en: 'City', es: 'Ciudad', fr: 'Ville', de: 'Stadt' },
  BEACH: { it: 'Mare', en: 'Beach', es: 'Playa', fr: 'Plage', de: 'Strand' },
  TREKKING: { it: 'Trekking', en: 'Hiking', es: 'Senderismo', fr: 'Randonnée', de: 'Wandern' },
  ROAD_TRIP: { it: 'On the road', en: 'Road trip', es: 'Road trip', fr: 'Road trip', de: 'Roadtrip' },
  DISCOVERY: { it: 'Scoperta', en: 'Discovery', es: 'Descubrimiento', fr: 'Découverte', de: 'Entdeckung' },
  SAFARI: { it: 'Safari', en: 'Safari', es: 'Safari', fr: 'Safari', de: 'Safari' },
  SNOW: { it: 'Neve', en: 'Snow', es: 'Nieve', fr: 'Neige', de: 'Schnee' },
  SAILING: { it: 'Barca a vela', en: 'Sailing', es: 'Velero', fr: 'Voilier', de: 'Segeln' },
} as const satisfies Labels<string>

/** Travel types. */
export const TYPE_LABELS = {
  CLASSIC: { it: 'Classico', en: 'Classic', es: 'Clásico', fr: 'Classique', de: 'Klassisch' },
  EXPRESS: { it: 'Express', en: 'Express', es: 'Exprés', fr: 'Express', de: 'Express' },
  EXPEDITION: { it: 'Spedizione', en: 'Expedition', es: 'Expedición', fr: 'Expédition', de: 'Expedition' },
  SLOW: { it: 'Slow', en: 'Slow', es: 'Slow', fr: 'Slow', de: 'Entschleunigt' },
} as const satisfies Labels<string>

export const BADGE_LABELS = {
  NEW: { it: 'Novità', en: 'New', es: 'Nuevo', fr: 'Nouveau', de: 'Neu' },
  HOT: { it: 'Più amati', en: 'Most loved', es: 'Los favoritos', fr: 'Coups de cœur', de: 'Beliebt' },
  SAFE: { it: 'Primo viaggio', en: 'First trip', es: 'Primer viaje', fr: 'Premier voyage', de: 'Erste Reise' },
} as const satisfies Labels<string>

/** Cost centres follow how far a travel goes. */
export const COST_CENTER_LABELS = {
  SHORT_HAUL: { it: 'Corto raggio', en: 'Short haul', es: 'Corto radio', fr: 'Court-courrier', de: 'Kurzstrecke' },
  MEDIUM_HAUL: { it: 'Medio raggio', en: 'Medium haul', es: 'Medio radio', fr: 'Moyen-courrier', de: 'Mittelstrecke' },
  LONG_HAUL: { it: 'Lungo raggio', en: 'Long haul', es: 'Largo radio', fr: 'Long-courrier', de: 'Langstrecke' },
} as const satisfies Labels<string>

/** A code with its label in one language; the code itself stands in for a label that is missing. */
export const labelled = (labels: Labels<string>, code: string, language: Language) => ({
  code,
  label: labels[code]?.[language] ?? code,
})

/** All codes of a kind with their labels, as filters list them. */
export const allLabelled = (labels: Labels<string>, language: Language) =>
  Object.keys(labels).map((code) => labelled(labels, code, language))
